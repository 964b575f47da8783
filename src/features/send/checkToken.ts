import type { ErrorState } from '../../domain/errorCatalogue'
import { TOKEN_CHECK_TIMEOUT_MS } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { SendIntent } from '../../domain/payment/send'
import { withTerms, type TokenTerms } from '../../domain/payment/tokenTerms'
import { modalClosed } from '../../events/modalEvents'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { toServiceErrorState } from '../../services/serviceError'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { contractsApi } from '../../core/data/contractsApi'
import { sendApi } from './sendApi'

/** Seconds. A contract's decimals rarely change. */
const FRESH_S = 60

/** The payment with its contract's terms, or why it cannot be made. */
export type CheckedPayment = { readonly intent: SendIntent } | { readonly problem: ErrorState }

/** Token terms from the contract; only decimals where the namespace has no terms. */
async function fetchTokenTerms(
  api: FlowApi,
  token: string,
  amount: string,
  network: Network,
  signal: AbortSignal,
): Promise<TokenTerms | ErrorState> {
  const asking = api.dispatch(
    sendApi.endpoints.getTokenTerms.initiate(
      { token, amount, network },
      { subscribe: false, forceRefetch: true },
    ),
  )
  signal.addEventListener('abort', () => asking.abort())
  const terms = await asking
  if (terms.isError) return toServiceErrorState(terms.error, 'CHAIN_UNREACHABLE')
  if (terms.data) return terms.data
  const counting = api.dispatch(
    contractsApi.endpoints.getTokenDecimals.initiate(
      { token, network },
      { subscribe: false, forceRefetch: FRESH_S },
    ),
  )
  signal.addEventListener('abort', () => counting.abort())
  const { data: decimals, error, isError } = await counting
  return isError || decimals === undefined
    ? toServiceErrorState(error, 'CHAIN_UNREACHABLE')
    : { decimals }
}

/**
 * Checks decimals and terms against the token's contract: they determine what is signed, and a
 * balance service may be wrong.
 */
export async function checkToken(
  api: FlowApi,
  intent: SendIntent,
  network: Network,
): Promise<CheckedPayment> {
  const { amount, token } = intent
  const { address, quantity } = token
  if (address === undefined) return { intent }
  const asked = await raceUntil(api, modalClosed.match, TOKEN_CHECK_TIMEOUT_MS, signal =>
    fetchTokenTerms(api, plainTokenAddress(address), amount, network, signal),
  )
  const problem = (code: ErrorState['code'], detail: string) => ({ problem: { code, detail } })
  if (asked.kind !== 'done') return problem('TOKEN_NOT_CHECKED', `No answer from ${address}`)
  const terms = asked.value
  if ('code' in terms) {
    return terms.code === 'TOKEN_UNSUPPORTED'
      ? { problem: terms }
      : problem('TOKEN_NOT_CHECKED', `${terms.code}: ${terms.detail}`)
  }
  if (terms.decimals !== Number(quantity.decimals)) {
    const said = `the list of balances said ${quantity.decimals}`
    return problem('TOKEN_MISMATCH', `${address} has ${terms.decimals} decimals, ${said}`)
  }
  if (terms.baseUnits === '0') {
    return problem('INVALID_PARAMS', `${amount} is less than the smallest unit of ${address}`)
  }
  return { intent: withTerms(intent, terms) }
}
