/** One turn of the event loop: everything that is answered already arrives. It waits for no time to pass. */
export const turn = () => new Promise<void>(resolve => setTimeout(resolve, 0))
