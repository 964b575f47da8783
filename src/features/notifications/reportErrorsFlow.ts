import { nanoid } from '@reduxjs/toolkit'
import { ERRORS, errorText } from '../../domain/errorCatalogue'
import { factsOf } from '../../domain/viewFacts'
import { networkSwitchFailed } from '../../events/networkEvents'
import { selectIsOpen } from '../modal/modalSlice'
import { selectNetworkById } from '../network/networkSlice'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView } from '../router/routerSlice'
import { alertRaised, toastShown } from './notificationsSlice'

/**
 * Shows a failure the way its catalogue entry says, with the name of the network it is about; on the page where the card is
 * closed. The view that waited for the switch tells of it itself.
 */
export function registerReportErrorsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkSwitchFailed,
    effect: ({ payload: { caipNetworkId, error } }, api) => {
      const state = api.getState()
      const { name, params: waitedFor } = selectCurrentView(state)
      const isAboutIt = JSON.stringify(waitedFor) === JSON.stringify({ caipNetworkId })
      if (selectIsOpen(state) && factsOf(name).abandons === 'switching' && isAboutIt) return
      const text = errorText(error.code)
      const surface = ERRORS[error.code]
      const network = selectNetworkById(state, caipNetworkId)?.name ?? caipNetworkId
      const params = { network, wallet: '' }
      if (surface === 'alert')
        api.dispatch(alertRaised({ id: text, tone: 'negative', text, params }))
      else {
        const said = error.code === 'USER_REJECTED' ? 'errors.networkSwitchFailed' : text
        const isSticky = !selectIsOpen(state)
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: said, params, isSticky }))
      }
    },
  })
}
