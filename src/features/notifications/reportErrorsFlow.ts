import { nanoid } from '@reduxjs/toolkit'
import { ERRORS } from '../../domain/errorCatalogue'
import { VIEW_FACTS } from '../../domain/viewFacts'
import { modalCloseRequested } from '../../events/modalEvents'
import { networkSwitchFailed } from '../../events/networkEvents'
import { selectIsOpen } from '../modal/modalSlice'
import { selectNetworkById } from '../network/networkSlice'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView, selectHistory } from '../router/routerSlice'
import { alertRaised, toastShown } from './notificationsSlice'

/**
 * Shows a failure the way its catalogue entry says, with the name of the network it is about; on the page where the card is
 * closed, or closes since nothing lies before the view that waited.
 */
export function registerReportErrorsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkSwitchFailed,
    effect: ({ payload: { caipNetworkId, error } }, api) => {
      const state = api.getState()
      const history = selectHistory(state)
      if (VIEW_FACTS[selectCurrentView(state).name].abandons === 'switching') {
        if (history.some(view => VIEW_FACTS[view.name].isRequired)) return // the view says it, in place
        if (history.length === 1) api.dispatch(modalCloseRequested({ by: 'page' })) // back is out
      }
      const { surface, text } = ERRORS[error.code]
      const network = selectNetworkById(state, caipNetworkId)?.name ?? caipNetworkId
      const params = { network, wallet: '' }
      if (surface === 'alert')
        api.dispatch(alertRaised({ id: text, tone: 'negative', text, params }))
      else {
        const said = error.code === 'USER_REJECTED' ? 'errors.networkSwitchFailed' : text
        const isSticky = !selectIsOpen(api.getState())
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: said, params, isSticky }))
      }
    },
  })
}
