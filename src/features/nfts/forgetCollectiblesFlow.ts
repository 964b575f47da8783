import { isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import { forgetQueries } from '../../services/forgetQueries'
import type { AppStartListening } from '../../store/listening'
import { nftsApi } from './nftsApi'

const { getCollectibleFacts, getWalletCollectibles } = nftsApi.endpoints

const isAccountEvent = isAnyOf(disconnected, accountsChanged)

/**
 * Deletes what chain and wallet told of the collectibles when the account or the network changes;
 * meanwhile, the account may give them away. Ends silently.
 */
export function registerForgetCollectiblesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(networkSwitched, isAccountEvent),
    effect: (action, api) => {
      // Only one namespace has collectibles.
      const isElsewhere = isAccountEvent(action) && action.payload.namespace !== DEFAULT_NAMESPACE
      if (isElsewhere) return
      forgetQueries(
        api,
        ({ endpointName }) =>
          endpointName === getCollectibleFacts.name || endpointName === getWalletCollectibles.name,
      )
    },
  })
}
