import { nanoid } from '@reduxjs/toolkit'
import type { AppStartListening } from '../../../store/listening'
import { toastShown } from '../../../core/notifications/notificationsSlice'
import { pasteRequested, recipientFinished, recipientTyped } from '../sendSlice'

const MAX_RECIPIENT_LENGTH = 256

/** Pastes into the field, so that the visitor sees the text first. */
export function registerPasteRecipientFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: pasteRequested,
    effect: async (_action, api) => {
      try {
        const text = await api.extra.clipboard.readText()
        api.dispatch(recipientTyped(text.trim().slice(0, MAX_RECIPIENT_LENGTH)))
        api.dispatch(recipientFinished())
      } catch (thrown) {
        api.extra.logger.log('info', 'The clipboard refused', thrown)
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: 'errors.pasteFailed' }))
      }
    },
  })
}
