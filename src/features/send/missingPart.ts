import type { ErrorState } from '../../domain/errorCatalogue'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectActiveNetwork } from '../network/networkSelectors'
import { selectSend } from './sendSlice'

/** The first reason why the form is no payment yet; null: it may be one. */
export function missingPart(state: RootState): ErrorState | null {
  const { amount, receiver, receiverPhase, token } = selectSend(state)
  const network = selectActiveNetwork(state)
  if (network && !selectCan(state, network.namespace, 'send')) {
    return { code: 'SEND_UNSUPPORTED_CHAIN', detail: network.caipNetworkId }
  }
  if (!receiver && receiverPhase === 'failed') {
    return { code: 'NAME_NOT_RESOLVED', detail: 'nobody could say whose name it is' }
  }
  if (!receiver || amount.trim() === '') {
    return { code: 'SEND_INCOMPLETE', detail: receiver ? 'no amount' : 'no receiver' }
  }
  return token ? null : { code: 'SEND_WITHOUT_TOKEN', detail: 'no token' }
}
