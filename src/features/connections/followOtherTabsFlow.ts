import { disconnected } from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { NAMESPACES } from '../../lib/caip'
import type { AppStartListening } from '../../store/listening'
import { selectConnectionOf } from './connectionsSlice'

/** Another tab said goodbye to a wallet: so do we, without asking the wallet again. */
export function registerFollowOtherTabsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: hydrated,
    effect: ({ payload }, api) => {
      for (const namespace of NAMESPACES) {
        const field = `connectorId:${namespace}`
        if (!(field in payload) || payload[field] !== undefined) continue
        if (selectConnectionOf(api.getState(), namespace).phase !== 'connected') continue
        api.dispatch(disconnected({ namespace, by: 'otherTab' }))
        api.dispatch(modalCloseRequested({ by: 'page' }))
      }
    },
  })
}
