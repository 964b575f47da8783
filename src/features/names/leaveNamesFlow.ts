import { isAnyOf } from '@reduxjs/toolkit'
import { viewEntry, type ViewName } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../account/accountSelectors'
import { accountSelected } from '../account/accountSlice'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectIsOn } from '../options/selectIsOn'
import { historyReset, wentBack } from '../router/routerSlice'
import { selectNames } from './namesSelectors'
import { registrationLeft } from './namesSlice'
import { isRegistering } from './namesState'

const OWN: readonly ViewName[] = ['ChooseAccountName', 'RegisterAccountName']
const DONE = 'RegisterAccountNameSuccess'

/**
 * Whoever comes where there are no names to be had, or nothing was registered, is led to the account. Who goes back
 * or takes another account has left a wallet that was asked; in a state that was given nobody is waited for. Ends with `historyReset`, `registrationLeft` or in silence.
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
      // What the service has already goes on, unless nobody is waiting for it.
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
        (OWN.includes(view) && !selectIsOn(state, 'names')) ||
        (view === DONE && selectActiveAccount(state).profileName === null)
      if (isLost) api.dispatch(historyReset(viewEntry('Account')))
    },
  })
}
