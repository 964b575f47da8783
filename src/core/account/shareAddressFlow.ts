import type { AppStartListening } from '../../store/listening'
import { copyRequested, shareRequested } from './accountSlice'

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === 'AbortError'

/**
 * Shares the address through the browser. Copies it if the browser refuses; a user who cancels sees
 * no message.
 */
export function registerShareAddressFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: shareRequested,
    effect: async ({ payload: { address } }, { dispatch, extra }) => {
      try {
        await extra.shareText(address)
      } catch (thrown) {
        if (isAbort(thrown)) return
        extra.logger.log('info', 'The browser did not share', thrown)
        dispatch(copyRequested({ text: address, what: 'address' }))
      }
    },
  })
}
