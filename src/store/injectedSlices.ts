/** Slices that were added to the reducer, by their keys. A state that was completed before one of them lacks it. */
export const injectedSlices: Set<string> = new Set()
