import type { ViewEntry } from '../../domain/views'

/** Whether a view belongs to the swap form. */
export const isSwapView = ({ name }: Pick<ViewEntry, 'name'>): boolean =>
  name === 'Swap' || name === 'SwapSelectToken' || name === 'SwapPreview'
