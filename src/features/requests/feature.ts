import { defineFeature } from '../feature'

/** Whatever a wallet is asked for. Comes before every feature that asks one. */
export const requests = defineFeature({
  name: 'requests',
  load: () => import('./chunk'),
})
