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

/** Endpoints that read the project's configuration. */
const CONFIG_ENDPOINTS = new Set(['getConfig', 'getOrigins'])

/**
 * Returns what the page's developers can fix after a refusal, else null. Of server errors, only
 * those of the project's configuration concern them.
 */
export function getDeveloperErrorCode(
  failure: ServiceError,
  endpointName: string,
): ErrorCode | null {
  const { status, message, reason = '' } = failure
  // A chain's library sent the request and passes on only the message.
  if (typeof status !== 'number') return serviceErrorCode({ message })
  if (NO_PROJECT_ID.test(reason)) return 'PROJECT_ID_NOT_CONFIGURED'
  if (status >= 500 && CONFIG_ENDPOINTS.has(endpointName)) return 'SERVER_ERROR'
  return serviceErrorCode({ reason }) ?? CODES[status] ?? null
}
