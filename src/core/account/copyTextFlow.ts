import { isAnyOf, nanoid } from '@reduxjs/toolkit'
import { ModalError } from '../../domain/ModalError'
import type { AppStartListening } from '../../store/listening'
import { toastShown } from '../notifications/notificationsSlice'
import { pairingUriCopyRequested, copyRequested } from './accountSlice'

const copies = isAnyOf(copyRequested, pairingUriCopyRequested)

/** Copies a text and confirms it with a toast, or explains how to copy it manually. */
export function registerCopyTextFlow(startListening: AppStartListening) {
  return startListening({
    matcher: copies,
    effect: async (action, { dispatch, extra }) => {
      const { text, what } = pairingUriCopyRequested.match(action)
        ? { text: extra.secrets.read(action.payload), what: 'link' }
        : action.payload
      try {
        if (typeof text !== 'string') throw new ModalError('COPY_FAILED', 'The code is over')
        await extra.clipboard.writeText(text)
        const said = what === 'link' ? 'common.linkCopied' : 'common.addressCopied'
        dispatch(toastShown({ id: nanoid(), tone: 'positive', text: said }))
      } catch (thrown) {
        extra.logger.log('info', 'The clipboard refused', thrown)
        dispatch(toastShown({ id: nanoid(), tone: 'negative', text: 'errors.copyFailed' }))
      }
    },
  })
}
