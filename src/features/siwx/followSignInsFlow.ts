import { TaskAbortError } from '@reduxjs/toolkit'
import { sessionCheckRequested, sessionCheckStarted } from './siwxEvents'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNamespace } from '../network/networkSelectors'
import { openSiwx } from './openSiwx'

/** Somebody signed in or out in another tab: this one follows, and asks nobody to sign. */
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
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the modal is gone
      } finally {
        stop()
      }
    },
  })
}
