import {abortable} from './seat.ts';

/** Where whoever plays a match waits while it is paused. It is open at first. */
export class Gate {
	#open = true;
	#waiting: Array<() => void> = [];

	/** Whether nobody needs to wait. */
	get open(): boolean {
		return this.#open;
	}

	/** Goes through when the gate is open; else waits until it opens or lets one pass. */
	pass(signal: AbortSignal): Promise<void> {
		return abortable(signal, (resolve) => {
			if (this.#open) {
				resolve();
				return () => {};
			}
			this.#waiting.push(resolve);
			return () => {
				this.#waiting = this.#waiting.filter((waiting) => waiting !== resolve);
			};
		});
	}

	/** Makes everybody wait from now on. */
	pause(): void {
		this.#open = false;
	}

	/** Lets all pass. */
	resume(): void {
		this.#open = true;
		for (const go of this.#waiting.splice(0)) {
			go();
		}
	}

	/** Lets the one pass that has waited longest. */
	step(): void {
		this.#waiting.shift()?.();
	}
}
