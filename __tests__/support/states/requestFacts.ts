import type { ErrorState } from '../../../src/domain/errorCatalogue'
import type { SendIntent } from '../../../src/domain/payment/send'
import type { NewRequest } from '../../../src/domain/walletRequest'
import { requestEnded, requestTimedOut, requestOpened } from '../../../src/events/requestEvents'
import { parseCaipNetworkId, type CaipNetworkId } from '../../../src/lib/address/caip'

interface Reviewed extends Pick<NewRequest, 'id' | 'kind' | 'connectorId'> {
  readonly from: string
  readonly caipNetworkId: CaipNetworkId
  readonly fingerprint: string
}

/** Returns a wallet request after a review, as the flows dispatch it. */
export const requestAfterReview = ({
  from,
  caipNetworkId,
  id,
  kind,
  connectorId,
  fingerprint,
}: Reviewed): NewRequest => ({
  id,
  kind,
  connectorId,
  fingerprint,
  caipNetworkId,
  account: from,
  namespace: parseCaipNetworkId(caipNetworkId).namespace,
  view: null,
  onSuccess: [],
  onError: [],
  onCancel: [],
})

/** Returns the request for the payment under review. */
export function sendRequest(
  {
    intent,
    fingerprint,
  }: { readonly intent: SendIntent | null; readonly fingerprint: string | null },
  id: string,
): NewRequest {
  if (!intent || fingerprint === null) throw new Error('no payment is under review')
  return requestAfterReview({ ...intent, id, kind: 'send', fingerprint })
}

/** Returns the events of a request, as the wallet request flow dispatches them. */
export function requestFacts(request: NewRequest) {
  const fact = { request: { ...request, status: 'pending', doubted: [] }, isLatest: true } as const
  return {
    opened: requestOpened(request),
    late: requestTimedOut({ ...fact, error: { code: 'SEND_TIMEOUT', detail: '' } }),
    ended: (how: { readonly hash?: string; readonly error?: ErrorState }) =>
      requestEnded({ ...fact, ...how }),
  }
}
