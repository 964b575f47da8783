import type { ViewEntry } from '../../domain/views'

/** Whether a view is one of the form, its lists and its review. */
export const isOfSwap = ({ name }: Pick<ViewEntry, 'name'>): boolean =>
  name === 'Swap' || name === 'SwapSelectToken' || name === 'SwapPreview'
