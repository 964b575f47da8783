import { defineFeature } from '../feature'

/** Messages and loading state of the host app. */
export const page = defineFeature({
  name: 'page',
  after: ['notifications'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/pageTexts'),
})
