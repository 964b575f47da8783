import { nanoid } from '@reduxjs/toolkit'
import { ERRORS } from '../../domain/errorCatalogue'
import { networkSwitchFailed } from '../../events/networkEvents'
import { selectNetworkById } from '../network/networkSlice'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView, selectHistory } from '../router/routerSlice'
import { alertRaised, toastShown } from './notificationsSlice'

/** Shows a failure the way its catalogue entry says, with the name of the network it is about. */
export function registerReportErrorsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: networkSwitchFailed,
    effect: ({ payload: { networkId, error } }, api) => {
      const state = api.getState()
      const history = selectHistory(state)
      const staysInView =
        selectCurrentView(state).name === 'SwitchNetwork' &&
        (history.length === 1 || history.some(view => view.name === 'UnsupportedChain'))
      if (staysInView) return // the view says it, in place
      const { surface, text } = ERRORS[error.code]
      const network = selectNetworkById(state, networkId)?.name ?? networkId
      const params = { network, wallet: '' }
      if (surface === 'alert')
        api.dispatch(alertRaised({ id: text, tone: 'negative', text, params }))
      else {
        const said = error.code === 'USER_REJECTED' ? 'errors.networkSwitchFailed' : text
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: said, params }))
      }
    },
  })
}
