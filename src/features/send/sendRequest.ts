import type { ErrorState } from '../../domain/errorCatalogue'
import { outcomeUnknown } from '../../domain/outcomeUnknown'
import type { CaipNetworkId } from '../../lib/caip'

/** A payment that was handed to a wallet and whose end is not known. */
export interface SendRequest {
  readonly id: string
  readonly fingerprint: string
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  /** `open` while it is waited for; `late` after that, while an answer may still come; `unknown` when none will. */
  readonly standing: 'open' | 'late' | 'unknown'
}

type Requests = readonly SendRequest[]

/** The wallet did not answer in time; it may do so later. */
export const withLate = (requests: Requests, id: string): Requests =>
  requests.map(request => (request.id === id ? { ...request, standing: 'late' } : request))

/** The wallet answered. What it came to is known, except after an answer that leaves it open. */
export function withEnded(requests: Requests, id: string, error?: ErrorState): Requests {
  const isUnknown = error !== undefined && outcomeUnknown(error.code)
  const ended = requests.find(request => request.id === id)
  return requests.flatMap((request): Requests => {
    if (request.id === id) return isUnknown ? [{ ...request, standing: 'unknown' }] : []
    // One hash answers every doubt about the same payment.
    const isAnswered =
      error === undefined &&
      request.standing === 'unknown' &&
      request.fingerprint === ended?.fingerprint
    return isAnswered ? [] : [request]
  })
}
