import type { ServiceError } from './serviceError'

/** A service answered with a link that pays somebody else. */
export const linkRefused = (endpoint: string): ServiceError => ({
  status: 'PARSING_ERROR',
  code: 'LINK_REFUSED',
  message: `${endpoint}: the link names another account`,
})
