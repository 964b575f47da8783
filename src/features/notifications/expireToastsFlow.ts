import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { TOAST_MS, TROUBLE_TOAST_MS } from '../../domain/limits'
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

/** What went wrong is often said nowhere else, and takes longer to read than that all is well. */
const timeOf = ({ tone }: Toast) =>
  tone === 'negative' || tone === 'warning' ? TROUBLE_TOAST_MS : TOAST_MS

/** Takes the first toast away after its time; while the pointer is on it, its time stands still. */
export function registerExpireToastsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(toastShown, toastDismissed, toastHeld, toastReleased),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const [first] = selectToasts(api.getState())
      if (!first || first.isSticky || selectIsToastHeld(api.getState())) return
      try {
        await api.delay(timeOf(first))
        api.dispatch(toastDismissed(first.id))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else another toast began its time
      }
    },
  })
}
