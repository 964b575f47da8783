import type { UnknownAction } from '@reduxjs/toolkit'
import { flowFailed } from '../../events/startEvents'
import type { StatisticsEvent } from '../../ports/statisticsPage'

const CATEGORIES = new Set([
  'API_ERROR',
  'DATA_PARSING_ERROR',
  'SECURE_SITE_ERROR',
  'INTERNAL_SDK_ERROR',
])

interface FailureFacts {
  readonly errorType?: string
  readonly code?: string
  readonly endpoint?: string
  readonly status?: number | null
}

/** Returns a failure as documented (protocol §4.3), without foreign text; else undefined. */
export function toFailureProps(
  { name, properties }: StatisticsEvent,
  action: UnknownAction,
): Readonly<Record<string, unknown>> | undefined {
  if (!CATEGORIES.has(name)) return undefined
  const { errorType = 'ModalError', code, endpoint, status } = (properties ?? {}) as FailureFacts
  const stackTrace = flowFailed.match(action) ? action.payload.stack : ''
  return {
    type: 'error',
    event: name,
    errorType,
    errorMessage: [code, endpoint, status].filter(Boolean).join(' '),
    ...(stackTrace !== '' && { stackTrace }),
  }
}
