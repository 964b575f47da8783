import { defineFeature } from '../feature'

/** What the host's page says in the modal, and of itself. */
export const page = defineFeature({
  name: 'page',
  after: ['notifications'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/pageTexts'),
})
