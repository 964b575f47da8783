import { nanoid } from '@reduxjs/toolkit'
import type { AppStartListening } from '../../store/listening'
import { toastShown } from '../notifications/notificationsSlice'
import { pasteRequested, receiverTyped } from './sendSlice'

const LONGEST_RECEIVER = 256

/** Puts the clipboard's text into the receiver's box, where it is seen before anything happens with it. */
export function registerPasteReceiverFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: pasteRequested,
    effect: async (_action, api) => {
      try {
        const text = await api.extra.clipboard.readText()
        api.dispatch(receiverTyped(text.trim().slice(0, LONGEST_RECEIVER)))
      } catch (thrown) {
        api.extra.logger.log('info', 'The clipboard refused', thrown)
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: 'errors.pasteFailed' }))
      }
    },
  })
}
