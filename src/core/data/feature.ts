import { defineFeature } from '../feature'

/** RTK Query, for all requests to services and chains. */
export const services = defineFeature({
  name: 'services',
  owns: [],
  load: () => import('./chunk'),
})
