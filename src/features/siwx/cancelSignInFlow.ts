import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { disconnectRequested } from '../../events/connectionEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import {
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../events/networkEvents'
import { signInCancelled } from './siwxEvents'
import type { SignInSubject } from '../../domain/signInState'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { findSession, isSubjectObsolete } from './askConfig'
import { selectReturnNetwork } from './selectReturnNetwork'
import { selectSignIn } from './siwxSlice'

const isSwitchSettled = isAnyOf(networkSwitched, networkSwitchFailed, networkSwitchCancelled)

/** Switches back to the network that holds a session. Resolves with false if that fails. */
async function goBack(api: FlowApi, to: SignInSubject): Promise<boolean> {
  const isThere = await findSession(api, isSubjectObsolete(to), to)
  if (!isThere) return false
  const over = isSubjectObsolete(to)
  const isEnd = (action: UnknownAction): action is UnknownAction =>
    isSwitchSettled(action) || over(action)
  const ended = api.take(isEnd)
  api.dispatch(modalCloseRequested({ by: 'page' }))
  api.dispatch(networkSwitchRequested({ caipNetworkId: to.caipNetworkId }))
  const [end] = await ended
  return !isAnyOf(networkSwitchFailed, networkSwitchCancelled)(end)
}

/**
 * Cancels a sign-in. If it is required, the wallet returns to the network of its last session or
 * disconnects; otherwise the modal closes and the wallet stays connected.
 */
export function registerCancelSignInFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: signInCancelled,
    effect: async ({ payload: { namespace } }, api) => {
      const signIn = selectSignIn(api.getState(), namespace)
      if (!signIn) return
      const close = () => api.dispatch(modalCloseRequested({ by: 'page' }))
      if (!signIn.isRequired) {
        close()
        return
      }
      const back = selectReturnNetwork(api.getState(), namespace)
      try {
        const isBack =
          back !== null && (await goBack(api, { ...signIn, caipNetworkId: back.caipNetworkId }))
        if (isBack) return
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return
        // The other session could not be verified, so the required sign-in ends the connection.
        api.extra.logger.log('info', 'There was no way back to a signed-in network', thrown)
      }
      api.dispatch(disconnectRequested({ namespace }))
    },
  })
}
