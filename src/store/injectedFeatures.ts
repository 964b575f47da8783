/** Features whose slices are part of the reducer. A state that was completed before they were lacks them. */
export const injectedFeatures: Set<string> = new Set()
