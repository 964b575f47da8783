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
import { payEnded, payRequested } from './payEvents'
import { selectPay } from './paySlice'

/** @throws {ModalError} `INVALID_RECIPIENT` where an address has a typing error or is nobody’s */
async function checkRecipient(api: FlowApi, { caipNetworkId, recipient }: PayOrder) {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const adapter = await api.extra.chains.load(namespace)
  const rules = await adapter.loadAddresses()
  const address = rules.parse(recipient)
  if (address === null || rules.isNobodys(address) || rules.isMistyped(address)) {
    throw new ModalError('INVALID_RECIPIENT', `nobody can be paid at ${recipient}`)
  }
}

/**
 * Shows what is to be paid. One that was asked for before and has not ended gives way to it. Ends with `modalOpenRequested`, or
 * with `payEnded` where nobody could be paid so.
 */
export function registerOpenPayFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: payRequested,
    effect: async ({ payload: wanted }, api) => {
      api.cancelActiveListeners()
      const { order } = selectPay(api.getOriginalState())
      if (order && order.id !== wanted.id) api.dispatch(payEnded({ id: order.id }))
      const { id, caipNetworkId } = wanted
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      try {
        const checked = await raceUntil(api, flowsHalted.match, TOKEN_CHECK_TIMEOUT_MS, () =>
          checkRecipient(api, wanted),
        )
        if (checked.kind === 'left') return
        if (checked.kind === 'timedOut') throw new ModalError('CODE_NOT_LOADED', namespace)
      } catch (thrown) {
        if (api.signal.aborted) return // a newer one took its place
        const error = toErrorState(thrown, 'UNABLE_TO_INITIATE_PAYMENT')
        api.dispatch(payEnded({ id, error }))
        return
      }
      api.dispatch(modalOpenRequested({ view: viewEntry('Pay'), namespace, caipNetworkId }))
    },
  })
}
