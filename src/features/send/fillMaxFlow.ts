import { isNative } from '../../domain/token'
import { compareDecimal, subtractDecimal } from '../../lib/units'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectActiveNetwork } from '../network/networkSelectors'
import { buildIntent } from './buildIntent'
import { sendApi } from './sendApi'
import { amountTyped, maxRequested, selectSend } from './sendSlice'

/**
 * Puts in the most that can leave: all of a token; of the native coin what is left after twice the fee, since the price
 * of a block may rise before the wallet is done. Never below zero. Ends with `amountTyped`.
 */
export function registerFillMaxFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: maxRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const { token } = selectSend(state)
      const network = selectActiveNetwork(state)
      const { address } = selectActiveAccount(state)
      if (!token || !network || address === null) return
      const balance = token.quantity.numeric
      if (!isNative(token)) {
        api.dispatch(amountTyped(balance))
        return
      }
      // Without a receiver yet, sending to oneself costs the same as sending to anybody without code.
      const intent = buildIntent(state, '0') ?? {
        connectorId: '',
        caipNetworkId: network.caipNetworkId,
        from: address,
        to: address,
        token,
        amount: '0',
      }
      const { data, isError } = await api.dispatch(
        sendApi.endpoints.getFeeEstimate.initiate({ intent, network }, { subscribe: false }),
      )
      const isStale = selectSend(api.getState()).token !== token
      if (api.signal.aborted || isStale) return // another token was chosen, or none
      const reserve = data && !isError ? [data.fee, data.fee] : []
      const rest = reserve.reduce(
        (left, fee) => (compareDecimal(left, fee) > 0 ? subtractDecimal(left, fee) : '0'),
        balance,
      )
      api.dispatch(amountTyped(rest))
    },
  })
}
