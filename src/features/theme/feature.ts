import { defineFeature } from '../feature'

/** What a page's developers are told of the variables of their theme. */
export const theme = defineFeature({
  name: 'theme',
  owns: [],
  load: () => import('./chunk'),
})
