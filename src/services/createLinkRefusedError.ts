import type { ServiceError } from './serviceError'

/** Creates the error for a service's link that pays another account. */
export const createLinkRefusedError = (endpoint: string): ServiceError => ({
  status: 'PARSING_ERROR',
  code: 'LINK_REFUSED',
  message: `${endpoint}: the link names another account`,
})
