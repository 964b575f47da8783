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

/** What of the project's configuration is asked for. */
const KEEPS_CONFIG = new Set(['getConfig', 'getOrigins'])

/**
 * What the developers of the page can mend when a service refuses; null for a failure that is not theirs. A server that
 * breaks concerns them only where it keeps the configuration of their project.
 */
export function serviceMistake(failure: ServiceError, endpointName: string): ErrorCode | null {
  const { status, message, reason = '' } = failure
  // A node behind the gateway is asked by a library, which hands on its words alone.
  if (typeof status !== 'number') return serviceErrorCode({ message })
  if (NO_PROJECT_ID.test(reason)) return 'PROJECT_ID_NOT_CONFIGURED'
  if (status >= 500 && KEEPS_CONFIG.has(endpointName)) return 'SERVER_ERROR'
  return serviceErrorCode({ reason }) ?? CODES[status] ?? null
}
