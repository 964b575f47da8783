import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { outcomeUnknown } from '../../../domain/payment/outcomeUnknown'
import type { SendIntent } from '../../../domain/payment/send'
import { sameAddress } from '../../../lib/address/address'
import { raceAbort } from '../../shared/raceAbort'
import type { CapturedProvider } from './captureProvider'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'
import { buildSendRequest, requestFingerprint } from './transactionRequest'
import { toModalError } from '../toModalError'

export const HASH = /^0x[0-9a-f]{64}$/i

/** Answers to `eth_sendTransaction` that can only come before anything was sent. */
const NOT_SENT: readonly ErrorCode[] = [
  'USER_REJECTED',
  'REQUEST_PENDING',
  'UNAUTHORIZED',
  'UNSUPPORTED_METHOD',
  'CHAIN_NOT_SUPPORTED',
  'WALLET_CHANGED',
  'INTENT_CHANGED',
  'INSUFFICIENT_FUNDS',
  'NONCE_TOO_HIGH',
  'FEE_TOO_LOW',
  'FEE_TOO_HIGH',
  'GAS_TOO_LOW',
  'GAS_TOO_HIGH',
  'EXECUTION_REVERTED',
  'TRANSACTION_REJECTED',
  'INVALID_REQUEST',
  'INVALID_PARAMS',
  'ALREADY_KNOWN',
  'UNSUPPORTED_CAPABILITY',
  'UNSUPPORTED_CHAIN_ID',
  'DUPLICATE_BUNDLE',
  'BUNDLE_TOO_LARGE',
  'UPGRADE_REJECTED',
  'ATOMICITY_NOT_SUPPORTED',
]

/**
 * Hands a reviewed payment to the wallet. The wallet must still be on the reviewed account and network, and the request
 * itself must still say what the fingerprint says; nothing is awaited between that comparison and the call.
 */
export async function sendIntent(
  provider: CapturedProvider,
  intent: SendIntent,
  fingerprint: string,
  signal: AbortSignal,
  isOver?: () => boolean,
): Promise<string> {
  const request = buildSendRequest(intent)
  const [accounts, chainId] = await raceAbort(
    () => Promise.all([provider.request('eth_accounts'), provider.request('eth_chainId')]),
    signal,
  )
  const reference = parseChainId(chainId)
  const isSameAccount = parseAccounts(accounts).some(({ address }) =>
    sameAddress('eip155', address, request.from),
  )
  if (!isSameAccount) throw changed('The wallet no longer shares the account')
  if (`eip155:${reference}` !== intent.caipNetworkId) throw changed('The wallet left the network')
  const params = Object.freeze([request])
  const hash = await raceAbort(() => {
    if (requestFingerprint(request, intent.connectorId) !== fingerprint) {
      throw changed('The request does not say what was reviewed')
    }
    if (isOver?.()) throw changed('Nobody waits for the wallet any more')
    return provider.request('eth_sendTransaction', params).catch(refusePayment)
  }, signal)
  if (typeof hash === 'string' && HASH.test(hash)) return hash
  throw new ModalError('SEND_UNCERTAIN', 'The wallet answered without a transaction hash')
}

/** It may well be on its way, unless the wallet says why it cannot be: no message may claim that nothing was sent. */
export function refusePayment(thrown: unknown): never {
  const error = toModalError(thrown, 'SEND_UNCERTAIN', 'wallet')
  if (NOT_SENT.includes(error.code) || outcomeUnknown(error.code)) throw error
  throw new ModalError('SEND_UNCERTAIN', `${error.code}: ${error.message}`, { cause: thrown })
}

const changed = (detail: string) => new ModalError('INTENT_CHANGED', detail)
