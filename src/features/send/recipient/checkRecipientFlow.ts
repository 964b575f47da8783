import type { AppStartListening } from '../../../store/listening'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { contractsApi } from '../../../core/data/contractsApi'
import { FRESHNESS } from '../../../services/freshness'
import { sendApi } from '../sendApi'
import { reviewReady } from '../sendSlice'
import { selectRecipientNamesArgs } from './recipientSelectors'

/**
 * Requests in the background whether the address is a contract and which names it has. Ends with
 * the answers of `isContract` and `getRecipientNames`.
 */
export function registerCheckRecipientFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: reviewReady,
    effect: async ({ payload: { intent } }, api) => {
      const { caipNetworkId, to: address } = intent
      const network = selectNetworkById(api.getState(), caipNetworkId)
      const names = selectRecipientNamesArgs(api.getState())
      if (!network || !names) return
      const options = { subscribe: false } as const
      await Promise.all([
        api.dispatch(
          contractsApi.endpoints.isContract.initiate(
            { address, network },
            { ...options, forceRefetch: FRESHNESS.isContract },
          ),
        ),
        api.dispatch(
          sendApi.endpoints.getRecipientNames.initiate(names, {
            ...options,
            forceRefetch: FRESHNESS.getNames,
          }),
        ),
      ])
    },
  })
}
