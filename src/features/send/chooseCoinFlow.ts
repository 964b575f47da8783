import { isShown } from '../../events/viewEvents'
import { toDecimal } from '../../lib/amount/decimal'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectNativeHolding } from '../account/tokenSelectors'
import { selectCurrentView } from '../router/routerSlice'
import { coinChosen, selectSendToken } from './sendSlice'

/** The network's coin, for a form on screen that has no token; null where the account is not known to hold any. */
function coinFor(state: RootState) {
  if (selectCurrentView(state).name !== 'WalletSend' || selectSendToken(state)) return null
  const coin = selectNativeHolding(state)
  return coin && toDecimal(coin.quantity.numeric) !== '0' ? coin : null
}

/** A form that has no token yet is about the network's coin, as soon as it is known to be held. Ends with `coinChosen`. */
export function registerChooseCoinFlow(startListening: AppStartListening) {
  return startListening({
    // Only what an action changed: a jump in time, which changes nothing by itself, has no effect. The form that fetched this
    // code was on screen before.
    predicate: (action, state, before) =>
      coinFor(state) !== null && (isShown('WalletSend')(action) || coinFor(before) === null),
    effect: (_action, api) => {
      const coin = coinFor(api.getState())
      if (coin) api.dispatch(coinChosen(coin))
    },
  })
}
