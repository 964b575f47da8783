/** Waits on the clock of the page; false when the signal ended the wait early. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<boolean>
