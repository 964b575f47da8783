import type { ErrorState } from '../../domain/errorCatalogue'
import { TOKEN_CHECK_TIMEOUT_MS } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { SendIntent } from '../../domain/payment/send'
import { modalClosed } from '../../events/modalEvents'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { serviceErrorState } from '../../services/serviceError'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sendApi } from './sendApi'

/** An answer of the last minute will do: a contract seldom changes what it is counted in. */
const FRESH_S = 60

/**
 * Asks a token's own contract what it is counted in: the typed amount is turned into what is signed by that, and a list
 * of balances may lie. Null when the two agree, or when there is no contract to ask.
 */
export async function checkToken(
  api: FlowApi,
  { token: { address, quantity } }: SendIntent,
  network: Network,
): Promise<ErrorState | null> {
  if (address === undefined) return null
  const token = plainTokenAddress(address)
  const asked = await raceUntil(api, modalClosed.match, TOKEN_CHECK_TIMEOUT_MS, signal => {
    const asking = api.dispatch(
      sendApi.endpoints.getTokenDecimals.initiate(
        { token, network },
        { subscribe: false, forceRefetch: FRESH_S },
      ),
    )
    signal.addEventListener('abort', () => asking.abort())
    return asking
  })
  const notChecked = (detail: string) => ({ code: 'TOKEN_NOT_CHECKED', detail }) as const
  if (asked.kind !== 'done') return notChecked(`No answer from ${address}`)
  const { data, error, isError } = asked.value
  if (isError || data === undefined) {
    const { code, detail } = serviceErrorState(error, 'CHAIN_UNREACHABLE')
    return notChecked(`${code}: ${detail}`)
  }
  if (data === Number(quantity.decimals)) return null
  const detail = `${address} has ${data} decimals, the list of balances said ${quantity.decimals}`
  return { code: 'TOKEN_MISMATCH', detail }
}
