import { toErrorState } from '../../domain/errors'
import { TOKEN_CHECK_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { PayOrder } from '../../domain/payment/payOrder'
import { viewEntry } from '../../domain/views'
import { flowsHalted } from '../../events/flowEvents'
import { modalOpenRequested } from '../../events/modalEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { viewPushed } from '../../core/router/routerSlice'
import { isOrderShown } from './isOrderShown'
import { payEnded, payRequested } from './payEvents'
import { methodLeft, selectPay } from './paySlice'
import { getUnsettled } from './payState'
import { loadUnsettledOrders } from './loadUnsettledOrders'

/** @throws {ModalError} `INVALID_RECIPIENT` if the address has a typo or is a burn address */
async function checkRecipient(api: FlowApi, { caipNetworkId, recipient }: PayOrder) {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const adapter = await api.extra.chains.load(namespace)
  const rules = await adapter.loadAddresses()
  const address = rules.parse(recipient)
  if (address === null || rules.isBurnAddress(address) || rules.isMistyped(address)) {
    throw new ModalError('INVALID_RECIPIENT', `${recipient} cannot receive payments`)
  }
}

function reopenOrder(api: FlowApi, { caipNetworkId }: PayOrder) {
  if (isOrderShown(api)) return
  const { phase } = selectPay(api.getState())
  const isAtExchange = phase === 'open' || phase === 'timedOut'
  if (!isAtExchange) api.dispatch(methodLeft({}))
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  api.dispatch(modalOpenRequested({ view: viewEntry('Pay'), namespace, caipNetworkId }))
  if (isAtExchange) api.dispatch(viewPushed(viewEntry('PayLoading')))
}

/**
 * Opens an order in place of one for which nothing was sent; the same order continues unchanged.
 * Ends with `modalOpenRequested`, or with `payEnded` if the recipient is invalid.
 */
export function registerOpenPayFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: payRequested,
    effect: async ({ payload: requested }, api) => {
      const { order: before } = selectPay(api.getOriginalState())
      const { order } = selectPay(api.getState())
      if (!order || order.mark !== requested.mark) return
      const isJoined = order.id !== requested.id
      if (isJoined && getUnsettled(selectPay(api.getState())).length > 0) {
        reopenOrder(api, order)
        return
      }
      if (isJoined && isOrderShown(api)) return
      api.cancelActiveListeners()
      if (before && !isJoined) api.dispatch(payEnded({ id: before.id }))
      loadUnsettledOrders(api)
      const { id, caipNetworkId } = order
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      try {
        const checked = await raceUntil(api, flowsHalted.match, TOKEN_CHECK_TIMEOUT_MS, () =>
          checkRecipient(api, order),
        )
        if (checked.kind === 'left') return
        if (checked.kind === 'timedOut') throw new ModalError('CODE_NOT_LOADED', namespace)
      } catch (thrown) {
        if (api.signal.aborted) return // a newer request replaced this one
        const error = toErrorState(thrown, 'UNABLE_TO_INITIATE_PAYMENT')
        api.dispatch(payEnded({ id, error }))
        return
      }
      api.dispatch(modalOpenRequested({ view: viewEntry('Pay'), namespace, caipNetworkId }))
    },
  })
}
