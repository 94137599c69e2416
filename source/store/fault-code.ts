/** The code of what the operating system refused, such as ENOSPC; the text of any other error. */
export function faultCode(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
