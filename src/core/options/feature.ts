import { defineFeature } from '../feature'

/** Remote configuration, and diagnostics about options for the page's developers. */
export const options = defineFeature({
  name: 'options',
  owns: [],
  after: ['services'],
  load: () => import('./chunk'),
})
