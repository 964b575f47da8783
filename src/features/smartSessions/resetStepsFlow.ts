import { flowsResumed } from '../../events/flowEvents'
import type { AppStartListening } from '../../store/listening'
import { selectSmartSessions, stepsReset } from './smartSessionsSlice'

/** Resets what looks pending in a replayed or preloaded state, in which no flow runs. */
export function registerResetStepsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { granting, revoking } = selectSmartSessions(api.getState())
      if (granting || revoking) api.dispatch(stepsReset())
    },
  })
}
