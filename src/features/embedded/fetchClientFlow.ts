import type { AppStartListening } from '../../store/listening'
import { emailFieldFocused } from './emailFieldEvents'

/**
 * A visitor who comes to the field will need the frame's client: its code is fetched. The frame itself is not, and no other host is
 * asked before an address is sent off (P5). Ends in silence.
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
