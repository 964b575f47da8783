import { createSelector } from '@reduxjs/toolkit'
import type { TokenBalance } from '../../domain/token'
import { isEqualAddress } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { isNativeHolding, selectHoldings } from '../../core/account/tokenSelectors'
import { selectPay } from './paySlice'

/** Returns the account's balance of the order's asset on its network; null if unknown. */
export const selectPayHolding = createSelector(
  [selectPay, selectHoldings],
  ({ order }, { tokens }): TokenBalance | null => {
    if (!order) return null
    const { namespace } = parseCaipNetworkId(order.caipNetworkId)
    const isAsset = (held: TokenBalance) => {
      if (order.token === null) return isNativeHolding(held)
      if (held.address === undefined) return false
      return isEqualAddress(namespace, plainTokenAddress(held.address), order.token)
    }
    return tokens.find(held => held.chainId === order.caipNetworkId && isAsset(held)) ?? null
  },
)
