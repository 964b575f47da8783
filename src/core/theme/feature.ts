import { defineFeature } from '../feature'

/** Theme diagnostics for the page's developers. */
export const theme = defineFeature({
  name: 'theme',
  owns: [],
  load: () => import('./chunk'),
})
