import { flowsResumed } from '../../events/flowEvents'
import type { AppStartListening } from '../../store/listening'
import { selectSmartSessions, stepsForgotten } from './smartSessionsSlice'

/** In a state from elsewhere nobody waits for a wallet or a service, whatever it says. Ends with `stepsForgotten`, or in silence. */
export function registerForgetStepsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { granting, revoking } = selectSmartSessions(api.getState())
      if (granting || revoking) api.dispatch(stepsForgotten())
    },
  })
}
