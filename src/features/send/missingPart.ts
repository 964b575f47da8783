import type { ErrorState } from '../../domain/errorCatalogue'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectSend } from './sendSlice'

/** The first reason why the form is no payment yet; null: it may be one. */
export function missingPart(state: RootState): ErrorState | null {
  const { amount, recipient, recipientPhase, token } = selectSend(state)
  const network = selectActiveNetwork(state)
  if (network && !selectCan(state, network.namespace, 'send')) {
    return { code: 'SEND_UNSUPPORTED_CHAIN', detail: network.caipNetworkId }
  }
  if (!recipient && recipientPhase === 'failed') {
    return { code: 'NAME_NOT_RESOLVED', detail: 'nobody could say whose name it is' }
  }
  if (!recipient || amount.trim() === '') {
    return { code: 'SEND_INCOMPLETE', detail: recipient ? 'no amount' : 'no recipient' }
  }
  return token ? null : { code: 'SEND_WITHOUT_TOKEN', detail: 'no token' }
}
