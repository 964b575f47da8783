/** Sets of slices that arrived after the first ones, by name. A state that was completed before they did lacks them. */
export const arrivedSlices: Set<'core' | 'account' | 'send' | 'relay' | 'directory'> = new Set()
