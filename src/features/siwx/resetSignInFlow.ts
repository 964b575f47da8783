import { flowsResumed } from '../../events/flowEvents'
import type { Namespace } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import { isPending, selectSignIns, signInReset } from './siwxSlice'

/** Resets what looks pending in a replayed or preloaded state, in which no flow runs. */
export function registerResetSignInFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      for (const [namespace, signIn] of Object.entries(selectSignIns(api.getState()))) {
        const { phase } = signIn
        if (isPending(phase) || phase === 'checking')
          api.dispatch(signInReset({ namespace: namespace as Namespace }))
      }
    },
  })
}
