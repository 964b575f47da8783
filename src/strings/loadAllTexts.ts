import type { LoadTexts } from './loadTexts'

/** Every text but those of the first view, which are here before. */
export const loadAllTexts: LoadTexts = () =>
  import('./loadLazyTexts').then(({ loadEveryText }) => loadEveryText())
