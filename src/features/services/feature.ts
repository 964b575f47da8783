import { defineFeature } from '../feature'

/** RTK Query, for all that asks services and chains. */
export const services = defineFeature({
  name: 'services',
  owns: [],
  load: () => import('./chunk'),
})
