import type { PayOrder } from '../../domain/payment/payOrder'
import { disconnected } from '../../events/connectionEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { CachedQuery } from '../../services/cachedQuery'
import { forgetQueries } from '../../services/forgetQueries'
import type { AppStartListening } from '../../store/listening'
import { payApi, type HoldingArgs } from './payApi'
import { payEnded } from './payEvents'

const { getExchanges, getPayHolding } = payApi.endpoints

/** Returns the order whose exchanges were requested. */
const getOrderOfExchanges = ({ endpointName, originalArgs }: CachedQuery) =>
  endpointName === getExchanges.name ? (originalArgs as PayOrder) : undefined

/** Returns the order for which a balance was requested. */
const getOrderOfHolding = ({ endpointName, originalArgs }: CachedQuery) =>
  endpointName === getPayHolding.name ? (originalArgs as HoldingArgs).order : undefined

/**
 * Deletes from the service cache what was answered for an order that has ended, and the balances of
 * an account that disconnects. Ends silently.
 */
export function registerForgetOrderFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: payEnded,
    effect: ({ payload: { id } }, api) => {
      forgetQueries(
        api,
        query => (getOrderOfExchanges(query) ?? getOrderOfHolding(query))?.id === id,
      )
    },
  })
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace } }, api) => {
      forgetQueries(api, query => {
        const order = getOrderOfHolding(query)
        return (
          order !== undefined && parseCaipNetworkId(order.caipNetworkId).namespace === namespace
        )
      })
    },
  })
}
