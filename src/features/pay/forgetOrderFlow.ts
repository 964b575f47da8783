import { disconnected } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { payApi } from './payApi'
import { payEnded } from './payEvents'

// RTK Query deletes an invalidated answer that has no subscribers instead of loading it again.
const { invalidateTags } = payApi.util

/**
 * Deletes from the service cache what was answered for an order that has ended, and the balances of
 * an account that disconnects. Ends silently.
 */
export function registerForgetOrderFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: payEnded,
    effect: ({ payload: { id } }, api) => {
      api.dispatch(invalidateTags([{ type: 'PayOrder', id }]))
    },
  })
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace } }, api) => {
      api.dispatch(invalidateTags([{ type: 'PayHolding', id: namespace }]))
    },
  })
}
