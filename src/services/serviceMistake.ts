import type { ErrorCode } from '../domain/errorCatalogue'
import { serviceErrorCode } from '../domain/serviceErrorCode'
import type { ServiceError } from './serviceError'

const NO_PROJECT_ID =
  /project[\s_-]?id\b.*\b(?:missing|required|empty|not (?:given|set|provided|configured))/i

const CODES: Readonly<Partial<Record<ServiceError['status'], ErrorCode>>> = {
  401: 'PROJECT_ID_INVALID',
  403: 'ORIGIN_NOT_ALLOWED',
  429: 'RATE_LIMITED',
}

/**
 * What the developers of the page can mend when a service refuses; null for a failure that is not theirs. A server that
 * breaks concerns them only where it keeps the configuration of their project.
 */
export function serviceMistake(failure: ServiceError, endpointName: string): ErrorCode | null {
  const { status, reason = '' } = failure
  if (typeof status !== 'number') return null
  if (NO_PROJECT_ID.test(reason)) return 'PROJECT_ID_NOT_CONFIGURED'
  if (status >= 500 && endpointName === 'getConfig') return 'SERVER_ERROR'
  return serviceErrorCode({ reason }) ?? CODES[status] ?? null
}
