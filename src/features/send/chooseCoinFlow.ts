import { isShown } from '../../events/viewEvents'
import { toDecimal } from '../../lib/amount/decimal'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectNativeHolding } from '../../core/account/tokenSelectors'
import { selectCurrentView } from '../../core/router/routerSlice'
import { coinChosen, selectSendToken } from './sendSlice'

/** Null unless the form lacks a token and the account holds some coin. */
function selectPreselectableCoin(state: RootState) {
  if (selectCurrentView(state).name !== 'WalletSend' || selectSendToken(state)) return null
  const coin = selectNativeHolding(state)
  return coin && toDecimal(coin.quantity.numeric) !== '0' ? coin : null
}

/** Preselects the native coin once the account is known to hold some. Ends with `coinChosen`. */
export function registerChooseCoinFlow(startListening: AppStartListening) {
  return startListening({
    // Only on a change by an action, so that time travel chooses nothing. The form that loaded this
    // chunk was already on screen, hence `viewShown`.
    predicate: (action, state, before) =>
      selectPreselectableCoin(state) !== null &&
      (isShown('WalletSend')(action) || selectPreselectableCoin(before) === null),
    effect: (_action, api) => {
      const coin = selectPreselectableCoin(api.getState())
      if (coin) api.dispatch(coinChosen(coin))
    },
  })
}
