import { defineFeature } from '../feature'

/** Tracks requests to wallets. Precedes every feature that sends one. */
export const requests = defineFeature({
  name: 'requests',
  load: () => import('./chunk'),
})
