import { TaskAbortError } from '@reduxjs/toolkit'
import { sessionCheckRequested, sessionCheckStarted } from './siwxEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { openSiwx } from './openSiwx'

/** Follows sign-ins and sign-outs of other tabs without opening the sign-in view. */
export function registerFollowSignInsFlow(startListening: AppStartListening) {
  let isFollowing = false
  return startListening({
    actionCreator: sessionCheckStarted,
    effect: async (_action, api) => {
      if (isFollowing) return
      isFollowing = true
      const service = await openSiwx(api).catch(() => undefined)
      if (!service) {
        isFollowing = false
        return
      }
      const stop = service.onOtherTab(() => {
        service.config.refresh?.()
        const namespace = selectActiveNamespace(api.getState())
        if (namespace !== null) api.dispatch(sessionCheckRequested({ namespace, isQuiet: true }))
      })
      try {
        await api.condition(() => false)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: the modal was destroyed
      } finally {
        stop()
      }
    },
  })
}
