import { nanoid } from '@reduxjs/toolkit'
import { ERRORS, getErrorTextKey, type ErrorCode } from '../../domain/errorCatalogue'
import { getViewFacts } from '../../domain/viewFacts'
import { networkSwitchFailed } from '../../events/networkEvents'
import { selectConnectionByNamespace } from '../connections/connectionsSlice'
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

/** Texts for the view the user is returned to, which does not mention the switch. */
const STILL_ON_TEXTS: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'switchNetwork.stillOnDeclined',
  NETWORK_SWITCH_TIMEOUT: 'switchNetwork.stillOnUnanswered',
  RESOURCE_UNAVAILABLE: 'switchNetwork.stillOnBusy',
}

/** Name of the network the wallet reports, else of the active one; undefined if not listed. */
function selectWalletNetworkName(state: RootState, namespace: Namespace): string | undefined {
  const id = selectWalletCaipNetworkId(state, namespace) ?? selectActiveCaipNetworkId(state)
  return id === null ? undefined : selectNetworkById(state, id)?.name
}

/**
 * Shows a failed switch as the error catalogue prescribes, with the network's name; on the page
 * while the modal is closed. A switch view opened on its own shows the failure itself.
 */
export function registerReportErrorsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkSwitchFailed,
    effect: async ({ payload: { caipNetworkId, error } }, api) => {
      const state = api.getState()
      // Another flow may already have left the view.
      const history = selectHistory(api.getOriginalState())
      const view = history.at(-1)
      const wasWaiting =
        selectIsOpen(state) &&
        view !== undefined &&
        getViewFacts(view.name).abandons === 'switching' &&
        JSON.stringify(view.params) === JSON.stringify({ caipNetworkId })
      if (wasWaiting && history.length === 1) return
      const text = getErrorTextKey(error.code)
      const surface = ERRORS[error.code]
      const target = selectNetworkById(state, caipNetworkId)
      const network = target?.name ?? caipNetworkId
      const from = wasWaiting && target && selectWalletNetworkName(state, target.namespace)
      const wallet = target ? selectConnectionByNamespace(state, target.namespace).walletName : null
      const params = { network, ...(wallet !== null && { wallet }), ...(from && { from }) }
      if (surface === 'alert') {
        api.dispatch(alertRaised({ id: text, tone: 'negative', text, params }))
        if (error.code === 'NETWORK_NOT_FOUND')
          await logAdvice(api.extra, 'error', error.code, { network: String(caipNetworkId) })
      } else {
        // The texts of views may name the wallet.
        const isNameMissing = wallet === null && surface === 'view'
        const isGeneral = error.code === 'USER_REJECTED' || isNameMissing
        const plain = isGeneral ? 'errors.networkSwitchFailed' : text
        const isSticky = !selectIsOpen(state)
        const said = from ? (STILL_ON_TEXTS[error.code] ?? 'switchNetwork.stillOn') : plain
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: said, params, isSticky }))
      }
    },
  })
}
