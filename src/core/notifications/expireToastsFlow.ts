import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { TOAST_MS, ERROR_TOAST_MS } from '../../domain/limits'
import type { AppStartListening } from '../../store/listening'
import {
  selectIsToastHeld,
  selectToasts,
  toastDismissed,
  toastHeld,
  toastReleased,
  toastShown,
  type Toast,
} from './notificationsSlice'

/** Problems take longer to read and are often shown nowhere else. */
const getDuration = ({ tone }: Toast) =>
  tone === 'negative' || tone === 'warning' ? ERROR_TOAST_MS : TOAST_MS

/** Dismisses the first toast after its time, which restarts when a pointer leaves it. */
export function registerExpireToastsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(toastShown, toastDismissed, toastHeld, toastReleased),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const [first] = selectToasts(api.getState())
      if (!first || first.isSticky || selectIsToastHeld(api.getState())) return
      try {
        await api.delay(getDuration(first))
        api.dispatch(toastDismissed(first.id))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise another run took over
      }
    },
  })
}
