/** Waits on the page's clock; resolves with false if the signal ended the wait early. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<boolean>
