import { getServiceErrorKind, type ServiceErrorKind } from '../lib/text/getServiceErrorKind'
import type { ErrorCode } from './errorCatalogue'

const CODES: Readonly<Record<ServiceErrorKind, ErrorCode>> = {
  INVALID_APP_CONFIGURATION: 'ORIGIN_NOT_ALLOWED',
  INVALID_PROJECT_ID: 'PROJECT_ID_INVALID',
  JWT_TOKEN_NOT_VALID: 'JWT_NOT_VALID',
}

/** Returns the code of a service's complaint about the page's configuration, or null. */
export function serviceErrorCode(thrown: unknown): ErrorCode | null {
  const kind = getServiceErrorKind(thrown)
  return kind && CODES[kind]
}
