import type { SendIntent } from '../../domain/send'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount, selectActiveConnection } from '../account/accountSelectors'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectSend } from './sendSlice'

/** The payment the form describes, or `null` while something is missing. */
export function buildIntent(
  state: RootState,
  amount: string = selectSend(state).amount,
): SendIntent | null {
  const { token, receiver } = selectSend(state)
  const network = selectActiveNetwork(state)
  const { address: from } = selectActiveAccount(state)
  const { connectorId } = selectActiveConnection(state)
  if (!token || !receiver || !network || from === null || connectorId === null) return null
  const { symbol, quantity, chainId, address } = token
  return {
    connectorId,
    caipNetworkId: network.caipNetworkId,
    from,
    to: receiver.address,
    token: { symbol, quantity, chainId, ...(address !== undefined && { address }) },
    amount,
  }
}
