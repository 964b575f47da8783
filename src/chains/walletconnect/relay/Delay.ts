/** Waits, using the page's clock; false if the signal ended the wait early. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<boolean>
