import type { ErrorState } from '../../domain/errorCatalogue'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import { markOf, paymentOf, type PaymentMark } from '../../domain/payment/paymentMark'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** A payment that was handed to a wallet and whose end is not known. */
export interface SendRequest {
  readonly id: string
  readonly fingerprint: string
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  /**
   * `open` while it is waited for; `late` after that, while an answer may still come; `unknown` when nobody can say what
   * becomes of it: its session ended, or the answer left it open. A hash that comes after all is taken all the same.
   */
  readonly standing: 'open' | 'late' | 'unknown'
  /** Earlier requests for the same payment, whose doubt was on show when this one was confirmed. */
  readonly doubted: readonly string[]
}

/** What this page asked wallets for, and what other pages of this origin did and do not know the end of. */
interface Requested {
  readonly requests: readonly SendRequest[]
  readonly remembered: readonly PaymentMark[]
}

/** Requests for the same payment, by whichever wallet it is asked for. */
export function sameIn({ requests, remembered }: Requested, fingerprint: string): string[] {
  const payment = paymentOf(fingerprint)
  const own = requests.filter(request => paymentOf(request.fingerprint) === payment)
  const mark = remembered.length > 0 && markOf(fingerprint)
  const others = remembered.filter(other => other.payment === mark)
  return [...own, ...others].map(({ id }) => id)
}

const change = (
  requests: Requested['requests'],
  isMeant: (request: SendRequest) => boolean,
  standing: SendRequest['standing'],
) => requests.map(request => (isMeant(request) ? { ...request, standing } : request))

/** The wallet did not answer in time; it may do so later. */
export const withTimedOut = (requests: Requested['requests'], id: string) =>
  change(requests, request => request.id === id && request.standing === 'open', 'late')

/** The session is over, and with it the way to the wallet; what it holds may still be approved there. */
export const withSessionOver = (requests: Requested['requests'], namespace: Namespace) =>
  change(requests, request => request.caipNetworkId.startsWith(`${namespace}:`), 'unknown')

/** The wallet answered. What it came to is known, except after an answer that leaves it open. */
export function withEnded(
  { requests, remembered }: Requested,
  id: string,
  error?: ErrorState,
): Requested {
  if (error && outcomeUnknown(error.code)) {
    return { requests: change(requests, request => request.id === id, 'unknown'), remembered }
  }
  // Who confirmed it had looked for the earlier ones and had not found them: its hash answers their doubt.
  const doubted = requests.find(request => request.id === id)?.doubted ?? []
  const answered = error ? [] : doubted
  return {
    requests: requests.filter(
      request =>
        request.id !== id && !(request.standing === 'unknown' && answered.includes(request.id)),
    ),
    remembered: remembered.filter(mark => !answered.includes(mark.id)),
  }
}
