import type { Network } from '../../domain/network'
import type { SendIntent } from '../../domain/payment/send'
import { tokenId, type TokenBalance } from '../../domain/token'
import { toDecimal } from '../../lib/amount/decimal'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { isNativeHolding } from '../../core/account/tokenSelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { buildIntent } from './buildIntent'
import { getMaxAfterFee } from '../../lib/amount/getMaxAfterFee'
import { sendApi } from './sendApi'
import { selectSendHolding } from './sendTokenSelectors'
import { amountTyped, maxNotFilled, maxRequested, selectSend } from './sendSlice'

/** What the response is for; if it changes meanwhile, nothing is filled in. */
function selectSubjectKey(state: RootState) {
  const { token, amount } = selectSend(state)
  const { address } = selectActiveAccount(state)
  const caipNetworkId = selectActiveNetwork(state)?.caipNetworkId
  return JSON.stringify([token && tokenId(token), amount, address, caipNetworkId])
}

/** A zero payment for the fee estimate; null if the coin is not this network's. */
function createFeeProbe(
  state: RootState,
  token: TokenBalance,
  { caipNetworkId }: Network,
  address: string,
): SendIntent | null {
  try {
    // Sending to oneself costs as much as to any address without code.
    const toSelf = { connectorId: '', caipNetworkId, from: address, to: address }
    return buildIntent(state, '0') ?? { ...toSelf, token, amount: '0' }
  } catch {
    return null
  }
}

/**
 * Fills in the maximum: a token's balance, or the native coin minus twice the fee. If that is
 * unknown, the amount stays. Ends with `amountTyped` or `maxNotFilled`.
 */
export function registerFillMaxFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: maxRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      const token = selectSendHolding(state)
      const network = selectActiveNetwork(state)
      const { address } = selectActiveAccount(state)
      if (!token || !network || address === null) return
      if (!isNativeHolding(token)) {
        api.dispatch(amountTyped(token.quantity.numeric))
        return
      }
      const intent = createFeeProbe(state, token, network, address)
      if (!intent) {
        api.dispatch(maxNotFilled('feeUnknown'))
        return
      }
      const subject = selectSubjectKey(state)
      const { data, isError } = await api.dispatch(
        sendApi.endpoints.getFeeEstimate.initiate(
          { intent, network },
          { subscribe: false, forceRefetch: FRESHNESS.getFeeEstimate },
        ),
      )
      const now = api.getState()
      if (api.signal.aborted || selectSubjectKey(now) !== subject) return
      if (!data || isError) {
        api.dispatch(maxNotFilled('feeUnknown'))
        return
      }
      const { numeric } = (selectSendHolding(now) ?? token).quantity
      const most = getMaxAfterFee(toDecimal(numeric) ?? '0', data.fee, data.keep)
      api.dispatch(most === null ? maxNotFilled('shortOfFee') : amountTyped(most))
    },
  })
}
