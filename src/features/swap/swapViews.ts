import type { ViewEntry } from '../../domain/views'

/** Whether a view belongs to the swap form. */
export const isOfSwap = ({ name }: Pick<ViewEntry, 'name'>): boolean =>
  name === 'Swap' || name === 'SwapSelectToken' || name === 'SwapPreview'
