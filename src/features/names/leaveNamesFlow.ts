import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry, type ViewName } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveIdentity } from '../../core/account/identitySelectors'
import { accountSelected } from '../../core/account/accountSlice'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { selectIsOn } from '../../core/options/selectIsOn'
import { historyReset, wentBack } from '../../core/router/routerSlice'
import { selectNames } from './namesSelectors'
import { registrationLeft } from './namesSlice'
import { isRegistering } from './namesState'

const NAME_VIEWS: readonly ViewName[] = ['ChooseAccountName', 'RegisterAccountName']
const SUCCESS_VIEW = 'RegisterAccountNameSuccess'

/**
 * Leads to the account if names are unavailable or none was registered. Going back, choosing
 * another account or replaying a state ends a pending registration. Ends with `historyReset`,
 * `registrationLeft` or silently.
 */
export function registerLeaveNamesFlow(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(flowsResumed, wentBack, accountSelected),
    effect: (action, api) => {
      const isElsewhere =
        accountSelected.match(action) &&
        action.payload.namespace !== selectActiveNamespace(api.getState())
      if (isElsewhere || (wentBack.match(action) && action.payload.isReturn)) return
      const { phase } = selectNames(api.getState()).registration
      // A submitted registration continues, unless the state was preloaded: no flow runs then.
      const mayGoOn = phase === 'submitting' && !flowsResumed.match(action)
      if (isRegistering(phase) && !mayGoOn) api.dispatch(registrationLeft())
    },
  })
  return startListening({
    actionCreator: viewShown,
    effect: ({ payload }, api) => {
      const view = payload.view.name
      const state = api.getState()
      const isLost =
        (NAME_VIEWS.includes(view) && !selectIsOn(state, 'names')) ||
        (view === SUCCESS_VIEW && selectActiveIdentity(state).name === null)
      if (isLost) api.dispatch(historyReset(viewEntry('Account')))
    },
  })
}
