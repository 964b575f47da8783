import { ModalError } from '../../../domain/ModalError'
import { toPaymentError } from '../../../domain/payment/isNothingSent'
import { isEqualAddress } from '../../../lib/address/address'
import { guardHandover, type Handover } from '../../shared/guardHandover'
import { raceAbort } from '../../shared/raceAbort'
import { toModalError } from '../toModalError'
import type { CapturedProvider } from './captureProvider'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'

const HASH = /^0x[0-9a-f]{64}$/i

/** A request that names its account and network. */
interface EvmRequest {
  readonly from: string
  readonly chainId: string
}

interface EvmHandover<R extends EvmRequest> extends Pick<
  Handover<unknown>,
  'fingerprint' | 'isOver'
> {
  readonly request: R
  /** Returns the fingerprint of the request itself; null if the modal could not have built it. */
  readonly lineOf: (request: R) => string | null
}

async function sendAfterChecks<R extends EvmRequest>(
  provider: CapturedProvider,
  method: 'eth_sendTransaction' | 'wallet_sendCalls',
  { request, lineOf, fingerprint, isOver }: EvmHandover<R>,
  signal: AbortSignal,
): Promise<unknown> {
  const params = Object.freeze([Object.freeze(request)])
  // A batch names its network, and the wallet switches by itself (EIP-5792).
  const isBound = method === 'eth_sendTransaction'
  const [accounts, chainId] = await raceAbort(
    () =>
      Promise.all([
        provider.request('eth_accounts'),
        isBound ? provider.request('eth_chainId') : request.chainId,
      ]),
    signal,
  )
  return raceAbort(() => {
    guardHandover({
      account: parseAccounts(accounts).find(({ address }) =>
        isEqualAddress('eip155', address, request.from),
      ),
      isOnNetwork: parseChainId(chainId) === parseChainId(request.chainId),
      line: lineOf(request),
      fingerprint,
      isOver,
    })
    return provider.request(method, params).catch((thrown: unknown) => {
      throw toPaymentError(toModalError(thrown, 'SEND_UNCERTAIN', 'wallet'))
    })
  }, signal)
}

/**
 * Sends a transaction through the wallet after `guardHandover`'s checks. Resolves with its hash.
 *
 * @throws {ModalError} `INTENT_CHANGED` when a check fails, `SEND_UNCERTAIN` if it may be sent.
 */
export async function sendTransaction<R extends EvmRequest>(
  provider: CapturedProvider,
  handover: EvmHandover<R>,
  signal: AbortSignal,
): Promise<string> {
  const hash = await sendAfterChecks(provider, 'eth_sendTransaction', handover, signal)
  if (typeof hash === 'string' && HASH.test(hash)) return hash
  throw new ModalError('SEND_UNCERTAIN', 'The wallet answered without a transaction hash')
}

/** Sends a batch after the same checks. Resolves with the wallet's raw response. */
export const sendBatch = <R extends EvmRequest>(
  provider: CapturedProvider,
  handover: EvmHandover<R>,
  signal: AbortSignal,
): Promise<unknown> => sendAfterChecks(provider, 'wallet_sendCalls', handover, signal)
