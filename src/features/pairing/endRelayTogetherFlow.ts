import { disconnected } from '../../events/connectionEvents'
import { RELAY_CONNECTOR_ID } from '../../ports/relay'
import type { AppStartListening } from '../../store/listening'
import { selectDisconnectedConnectorIds } from '../connections/connectionsSlice'
import { selectRelayNamespaces } from './relaySelectors'

/** One session over several namespaces has one goodbye: a visitor who leaves one of them leaves all. */
export function registerEndRelayTogetherFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace, by } }, api) => {
      if (by !== 'visitor') return
      const state = api.getState()
      const gone = selectDisconnectedConnectorIds(state)[namespace]?.at(-1)
      if (gone !== RELAY_CONNECTOR_ID) return
      for (const other of selectRelayNamespaces(state)) {
        api.dispatch(disconnected({ namespace: other, by }))
      }
    },
  })
}
