import type { ErrorState } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import { isPlausibleRow, nativeDecimals } from '../../domain/nativeCoin'
import type { Network } from '../../domain/network'
import type { SendIntent } from '../../domain/payment/send'
import type { TokenBalance } from '../../domain/token'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount, selectActiveConnection } from '../../core/account/accountSelectors'
import { selectCan } from '../../core/connections/capabilitySelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { selectIsWatchOnlyOn } from '../../core/watchOnly/isWatchOnly'
import { selectSend } from './sendSlice'

/** The network defines its coin; a contradicting balance row is rejected. */
function toIntentToken(
  { symbol, quantity, chainId, address }: TokenBalance,
  network: Network,
): SendIntent['token'] {
  if (!isNativeToken(address)) {
    return { symbol, quantity, chainId, ...(address !== undefined && { address }) }
  }
  const coin = { ...network.nativeCurrency, decimals: nativeDecimals(network) }
  if (!isPlausibleRow({ symbol, quantity, chainId, name: symbol }, coin)) {
    throw new ModalError('INVALID_PARAMS', `${symbol} has no contract and is no coin of ${chainId}`)
  }
  const { numeric } = quantity
  return { symbol: coin.symbol, quantity: { decimals: String(coin.decimals), numeric }, chainId }
}

/**
 * The payment the form describes; null while incomplete.
 * @throws {ModalError} `INVALID_PARAMS` if the token cannot be what it claims to be.
 */
export function buildIntent(
  state: RootState,
  amount: string = selectSend(state).amount,
): SendIntent | null {
  const { token, recipient } = selectSend(state)
  const network = selectActiveNetwork(state)
  const { address: from } = selectActiveAccount(state)
  const { connectorId } = selectActiveConnection(state)
  if (!token || !recipient || !network || from === null || connectorId === null) return null
  return {
    connectorId,
    caipNetworkId: network.caipNetworkId,
    from,
    to: recipient.address,
    token: toIntentToken(token, network),
    amount,
  }
}

/** The first reason why the form is not a payment; null if it may be one. */
export function getMissingPart(state: RootState): ErrorState | null {
  const { amount, recipient, recipientPhase, token } = selectSend(state)
  const network = selectActiveNetwork(state)
  if (network && !selectCan(state, network.namespace, 'send')) {
    const isWatchOnly = selectIsWatchOnlyOn(state, network.namespace)
    const code = isWatchOnly ? 'WATCH_ONLY' : 'SEND_UNSUPPORTED_CHAIN'
    return { code, detail: network.caipNetworkId }
  }
  if (!recipient && recipientPhase === 'failed') {
    return { code: 'NAME_NOT_RESOLVED', detail: 'the name could not be resolved' }
  }
  if (!recipient || amount.trim() === '') {
    return { code: 'SEND_INCOMPLETE', detail: recipient ? 'no amount' : 'no recipient' }
  }
  return token ? null : { code: 'SEND_WITHOUT_TOKEN', detail: 'no token' }
}
