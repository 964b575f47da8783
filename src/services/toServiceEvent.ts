import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../domain/errorCatalogue'
import { modalApi } from './modalApi'
import type { ServiceError } from './serviceError'

/** The events for a service or a chain that failed. */
export interface ServiceEvent {
  readonly name: 'API_ERROR' | 'DATA_PARSING_ERROR'
  readonly properties: {
    /** Endpoint, such as `getBalance`. */
    readonly endpoint: string
    readonly code: ErrorCode
    /** HTTP status; null without a response. */
    readonly status: number | null
  }
}

/**
 * A missing picture or detail of a collectible is no failure; a failure of analytics would be
 * reported through analytics.
 */
const UNREPORTED_ENDPOINTS = new Set([
  'getImage',
  'getCollectibleFacts',
  'getWalletCollectibles',
  'getAnalyticsConfig',
  'sendEvent',
])

const QUERY_REJECTED = `${modalApi.reducerPath}/executeQuery/rejected`

interface RejectedQuery extends UnknownAction {
  readonly payload?: ServiceError
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
}

export function toServiceEvent(action: UnknownAction): ServiceEvent | undefined {
  const { payload, meta } = action as RejectedQuery
  if (action.type !== QUERY_REJECTED || !payload || payload.status === 'ABORTED') return undefined
  const endpoint = meta?.arg?.endpointName ?? ''
  if (UNREPORTED_ENDPOINTS.has(endpoint)) return undefined
  const isParsing = payload.status === 'PARSING_ERROR'
  return {
    name: isParsing ? 'DATA_PARSING_ERROR' : 'API_ERROR',
    properties: {
      endpoint,
      code: payload.code ?? (isParsing ? 'SERVICE_ANSWER_INVALID' : 'SERVICE_UNREACHABLE'),
      status: typeof payload.status === 'number' ? payload.status : null,
    },
  }
}
