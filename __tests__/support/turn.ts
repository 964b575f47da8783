/**
 * Waits one turn of the event loop, so that everything already resolved arrives; no time passes.
 */
export const turn = () => new Promise<void>(resolve => setTimeout(resolve, 0))
