import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import type { PayOrder } from '../../domain/payment/payOrder'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { compareDecimal } from '../../lib/amount/decimalMath'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectNetworkById } from '../../core/network/networkSlice'
import { payApi } from './payApi'
import { selectPay } from './paySlice'

const getHoldingSelector = weakMapMemoize((order: PayOrder, address: string, network: Network) =>
  payApi.endpoints.getPayHolding.select({ order, address, network }),
)

/**
 * Returns the account's balance of the order's asset, as a decimal string, if the payment failed
 * because it is too low. A payment can also lack funds for its fee; then the result is null.
 */
export function selectShortBalance(state: RootState): string | null {
  const services = selectModalApiState(state)
  const { order, error } = selectPay(state)
  if (!services || !order || error?.code !== 'INSUFFICIENT_FUNDS') return null
  const { namespace } = parseCaipNetworkId(order.caipNetworkId)
  const { address } = selectAccountByNamespace(state, namespace)
  const network = selectNetworkById(state, order.caipNetworkId)
  if (address === null || !network) return null
  const { data: held, isError } = getHoldingSelector(order, address, network)(services)
  const isShort = !isError && held != null && compareDecimal(held, order.amount) < 0
  return isShort ? held : null
}
