import { INITIAL_GAS, networkCost } from '../../domain/swap/swapAmounts'
import type { AppStartListening } from '../../store/listening'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { getMaxAfterFee } from '../../lib/amount/getMaxAfterFee'
import { requestGasPrice } from './fetchQuote'
import { isCoin, selectBalance } from './swapSelectors'
import { selectSwap, swapAmountTyped, swapMaxNotFilled, swapMaxRequested } from './swapSlice'

/**
 * Fills in the maximum: a token's balance, or the native coin minus twice the fee. If that is
 * unknown, the amount stays. Ends with `swapAmountTyped` or `swapMaxNotFilled`.
 */
export function registerFillSwapMaxFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: swapMaxRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const { source, amount } = selectSwap(api.getState())
      const network = selectActiveNetwork(api.getState())
      const balance = selectBalance(api.getState(), source)
      if (!source || !network || balance === null) return
      if (!isCoin(source)) {
        api.dispatch(swapAmountTyped(balance))
        return
      }
      const { data, isError } = await requestGasPrice(api, network)
      const now = selectSwap(api.getState())
      if (api.signal.aborted || now.source !== source || now.amount !== amount) return
      const fee = isError || !data ? null : networkCost(data.standard, INITIAL_GAS)
      const most = fee === null ? null : getMaxAfterFee(balance, fee)
      if (most !== null) api.dispatch(swapAmountTyped(most))
      else api.dispatch(swapMaxNotFilled(fee === null ? 'feeUnknown' : 'shortOfFee'))
    },
  })
}
