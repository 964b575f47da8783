import { PAY_SWITCH_WAIT_MS } from '../../domain/limits'
import type { PayOrder } from '../../domain/payment/payOrder'
import { networkChosen } from '../../events/networkEvents'
import { paymentGiven, reviewRequested } from '../../events/sendEvents'
import { parseCaipNetworkId, toCaipAddress } from '../../lib/address/caip'
import { compareDecimal } from '../../lib/amount/decimalMath'
import { FRESHNESS } from '../../services/freshness'
import { toServiceErrorState } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectCan } from '../../core/connections/capabilitySelectors'
import { selectIsOpen } from '../../core/modal/modalSlice'
import {
  selectActiveCaipNetworkId,
  selectNetworkById,
  selectWalletCaipNetworkId,
} from '../../core/network/networkSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { payApi } from './payApi'
import { payFromWalletRequested } from './payEvents'
import { payCheckStarted, payReviewed, selectPay, methodLeft } from './paySlice'

const isPayShown = (api: FlowApi) =>
  selectIsOpen(api.getState()) && selectCurrentView(api.getState()).name === 'Pay'

/** Whether page and wallet are on the payment's network; a wallet may not report its network. */
function isOnPaymentNetwork(api: FlowApi, { caipNetworkId }: PayOrder): boolean {
  const state = api.getState()
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const wallets = selectWalletCaipNetworkId(state, namespace) ?? caipNetworkId
  return selectActiveCaipNetworkId(state) === caipNetworkId && wallets === caipNetworkId
}

/** Switches page and wallet to the payment's network. False if that fails or the user leaves. */
async function switchToPaymentNetwork(api: FlowApi, order: PayOrder): Promise<boolean> {
  if (isOnPaymentNetwork(api, order)) return true
  api.dispatch(networkChosen({ caipNetworkId: order.caipNetworkId }))
  if (!isPayShown(api))
    await api.take(() => isPayShown(api) || !selectIsOpen(api.getState()), PAY_SWITCH_WAIT_MS)
  return isPayShown(api) && isOnPaymentNetwork(api, order)
}

/** Resolves with the account's balance of the asset, or with why it is unknown. */
async function readHolding(api: FlowApi, order: PayOrder) {
  const { caipNetworkId } = order
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { address } = selectAccountByNamespace(api.getState(), namespace)
  const network = selectNetworkById(api.getState(), caipNetworkId)
  if (address === null) return { code: 'NOT_CONNECTED', detail: caipNetworkId } as const
  if (!network) return { code: 'NETWORK_NOT_FOUND', detail: caipNetworkId } as const
  const { data, error, isError } = await api.dispatch(
    payApi.endpoints.getPayHolding.initiate(
      { order, address, network },
      { subscribe: false, forceRefetch: FRESHNESS.getPayHolding },
    ),
  )
  // The view shows by itself that the account has left or changed.
  const now = selectAccountByNamespace(api.getState(), namespace)
  if (now.address !== address) return { code: 'CANCELLED', detail: caipNetworkId } as const
  // On failure RTK Query keeps the previous balance, which may be outdated.
  return isError || !data ? toServiceErrorState(error, 'BALANCE_UNAVAILABLE') : data
}

/**
 * Switches the wallet to the network, checks the balance on the chain and opens the review. Ends
 * with `payReviewed` and `reviewRequested`, or with `methodLeft` if the wallet cannot pay.
 */
export function registerPayFromWalletFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: payFromWalletRequested,
    effect: async (_action, api) => {
      const { order, phase } = selectPay(api.getState())
      if (!order || phase !== 'choosing' || !isPayShown(api)) return
      const { namespace } = parseCaipNetworkId(order.caipNetworkId)
      api.dispatch(payCheckStarted())
      const isStill = () => {
        const now = selectPay(api.getState())
        return now.order?.id === order.id && now.phase === 'checking'
      }
      if (!selectCan(api.getState(), namespace, 'send')) {
        const error = { code: 'SEND_UNSUPPORTED_CHAIN', detail: order.caipNetworkId } as const
        api.dispatch(methodLeft({ error }))
        return
      }
      const hasMoved = await switchToPaymentNetwork(api, order)
      if (!isStill()) return
      if (!hasMoved) {
        api.dispatch(methodLeft({}))
        return
      }
      const held = await readHolding(api, order)
      if (!isStill() || !isPayShown(api)) return
      if (typeof held !== 'string') {
        api.dispatch(methodLeft(held.code === 'CANCELLED' ? {} : { error: held }))
        return
      }
      if (compareDecimal(held, order.amount) < 0) {
        const { symbol, amount } = order
        const detail = `${held} of ${amount} ${symbol}`
        api.dispatch(methodLeft({ error: { code: 'INSUFFICIENT_FUNDS', detail } }))
        return
      }
      const { caipNetworkId, token, name, symbol, decimals, recipient, amount } = order
      api.dispatch(payReviewed())
      api.dispatch(
        paymentGiven({
          token: {
            name,
            symbol,
            chainId: caipNetworkId,
            ...(token !== null && { address: toCaipAddress(caipNetworkId, token) }),
            quantity: { decimals: String(decimals), numeric: held },
          },
          recipient: { address: recipient },
          amount,
        }),
      )
      api.dispatch(reviewRequested())
    },
  })
}
