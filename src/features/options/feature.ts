import { defineFeature } from '../feature'

/** What is switched on or off from afar, and what a page's developers are told of their options. */
export const options = defineFeature({
  name: 'options',
  owns: [],
  after: ['services'],
  load: () => import('./chunk'),
})
