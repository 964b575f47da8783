/** Keys of the slices added to the reducer. A state from before an injection lacks that slice. */
export const injectedSlices: Set<string> = new Set()
