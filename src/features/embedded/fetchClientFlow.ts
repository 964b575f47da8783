import type { AppStartListening } from '../../store/listening'
import { emailFieldFocused } from './emailFieldEvents'

/**
 * Loads the frame client's chunk when the email field gets focus. Contacts no other host before an
 * address is submitted (P5). Ends silently.
 */
export function registerFetchClientFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: emailFieldFocused,
    effect: async (_action, api) => {
      try {
        await api.extra.embedded?.load()
      } catch (thrown) {
        api.extra.logger.log('info', 'The code of the embedded wallet did not come', thrown)
      }
    },
  })
}
