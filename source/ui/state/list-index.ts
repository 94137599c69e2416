/** The index after the command `up`, `down`, `first` or `last` in a list of `length` entries, at least one; up and down go round. */
export function listIndex(index: number, length: number, command: string | undefined): number {
	switch (command) {
		case 'up':
			return (index + length - 1) % length;
		case 'down':
			return (index + 1) % length;
		case 'first':
			return 0;
		case 'last':
			return length - 1;
		default:
			return index;
	}
}
