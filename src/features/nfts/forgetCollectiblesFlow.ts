import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE, type Namespace } from '../../lib/address/caip'
import { forgetQueries } from '../../services/forgetQueries'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { nftsApi } from './nftsApi'

const { getCollectibleFacts, getWalletCollectibles } = nftsApi.endpoints

const forget = (api: FlowApi) => {
  forgetQueries(
    api,
    ({ endpointName }) =>
      endpointName === getCollectibleFacts.name || endpointName === getWalletCollectibles.name,
  )
}

/**
 * Deletes what chain and wallet told of the collectibles when the account or the network changes;
 * meanwhile, the account may give them away. Ends silently.
 */
export function registerForgetCollectiblesFlow(startListening: AppStartListening) {
  // Only one namespace has collectibles.
  const forgetOf = (namespace: Namespace, api: FlowApi) => {
    if (namespace === DEFAULT_NAMESPACE) forget(api)
  }
  startListening({
    actionCreator: networkSwitched,
    effect: (_action, api) => {
      forget(api)
    },
  })
  startListening({
    actionCreator: disconnected,
    effect: ({ payload }, api) => {
      forgetOf(payload.namespace, api)
    },
  })
  return startListening({
    actionCreator: accountsChanged,
    effect: ({ payload }, api) => {
      forgetOf(payload.namespace, api)
    },
  })
}
