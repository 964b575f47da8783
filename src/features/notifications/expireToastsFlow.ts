import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { TOAST_MS } from '../../domain/limits'
import type { AppStartListening } from '../../store/listening'
import {
  selectIsToastHeld,
  selectToasts,
  toastDismissed,
  toastHeld,
  toastReleased,
  toastShown,
} from './notificationsSlice'

/** Takes the first toast away after its time; while the pointer or focus is on it, its time stands still. */
export function registerExpireToastsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(toastShown, toastDismissed, toastHeld, toastReleased),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const [first] = selectToasts(api.getState())
      if (!first || first.isSticky || selectIsToastHeld(api.getState())) return
      try {
        await api.delay(TOAST_MS)
        api.dispatch(toastDismissed(first.id))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else another toast began its time
      }
    },
  })
}
