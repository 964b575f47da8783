import { nanoid } from '@reduxjs/toolkit'
import { ERRORS, errorText, type ErrorCode } from '../../domain/errorCatalogue'
import { factsOf } from '../../domain/viewFacts'
import { networkSwitchFailed } from '../../events/networkEvents'
import { selectIsOpen } from '../modal/modalSlice'
import {
  selectActiveCaipNetworkId,
  selectNetworkById,
  selectWalletCaipNetworkId,
} from '../network/networkSlice'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import type { Namespace } from '../../lib/address/caip'
import { selectHistory } from '../router/routerSelectors'
import { alertRaised, toastShown } from './notificationsSlice'

/** Said over the view that the visitor is back at, which does not tell of the switch. */
const STILL_ON: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'switchNetwork.stillOnDeclined',
  NETWORK_SWITCH_TIMEOUT: 'switchNetwork.stillOnUnanswered',
  RESOURCE_UNAVAILABLE: 'switchNetwork.stillOnBusy',
}

/** The listed network that the wallet says it is on; undefined where it is on another one. */
function selectFrom(state: RootState, namespace: Namespace): string | undefined {
  const id = selectWalletCaipNetworkId(state, namespace) ?? selectActiveCaipNetworkId(state)
  return id === null ? undefined : selectNetworkById(state, id)?.name
}

/**
 * Shows a failure the way its catalogue entry says, with the name of the network it is about; on the page where the card is
 * closed. A view that waited for the switch and has nothing below it tells of it itself.
 */
export function registerReportErrorsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkSwitchFailed,
    effect: async ({ payload: { caipNetworkId, error } }, api) => {
      const state = api.getState()
      // Another flow may have left the view already.
      const history = selectHistory(api.getOriginalState())
      const view = history.at(-1)
      const wasWaiting =
        selectIsOpen(state) &&
        view !== undefined &&
        factsOf(view.name).abandons === 'switching' &&
        JSON.stringify(view.params) === JSON.stringify({ caipNetworkId })
      if (wasWaiting && history.length === 1) return
      const text = errorText(error.code)
      const surface = ERRORS[error.code]
      const target = selectNetworkById(state, caipNetworkId)
      const network = target?.name ?? caipNetworkId
      const from = wasWaiting && target && selectFrom(state, target.namespace)
      const params = { network, wallet: '', ...(from && { from }) }
      if (surface === 'alert') {
        api.dispatch(alertRaised({ id: text, tone: 'negative', text, params }))
        if (error.code === 'NETWORK_NOT_FOUND')
          await logAdvice(api.extra, 'error', error.code, { network: String(caipNetworkId) })
      } else {
        const plain = error.code === 'USER_REJECTED' ? 'errors.networkSwitchFailed' : text
        const isSticky = !selectIsOpen(state)
        const said = from ? (STILL_ON[error.code] ?? 'switchNetwork.stillOn') : plain
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: said, params, isSticky }))
      }
    },
  })
}
