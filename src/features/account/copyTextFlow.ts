import { nanoid } from '@reduxjs/toolkit'
import type { AppStartListening } from '../../store/listening'
import { toastShown } from '../notifications/notificationsSlice'
import { copyRequested } from './accountSlice'

/** Copies and says so, or says how to copy by hand. */
export function registerCopyTextFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: copyRequested,
    effect: async ({ payload: { text, what } }, api) => {
      try {
        await api.extra.clipboard.writeText(text)
        const said = what === 'link' ? 'common.linkCopied' : 'common.addressCopied'
        api.dispatch(toastShown({ id: nanoid(), tone: 'positive', text: said }))
      } catch (thrown) {
        api.extra.logger.log('info', 'The clipboard refused', thrown)
        api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: 'errors.copyFailed' }))
      }
    },
  })
}
