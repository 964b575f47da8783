import { isAnyOf } from '@reduxjs/toolkit'
import { modalClosed } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { fetchImages } from '../../core/wallets/images/fetchImages'
import { getCurrencyImageArgs, getTokenImageArgs } from '../../core/wallets/images/imagesOf'
import type { ImageArgs } from '../../core/wallets/images/imagesApi'
import { areCurrenciesRead } from './areCurrenciesRead'
import { selectCurrencies, selectPayment, selectPurchase } from './onrampSelectors'
import { paymentChosen, purchaseChosen } from './onrampSlice'

const changes = isAnyOf(areCurrenciesRead, paymentChosen, purchaseChosen, viewShown, modalClosed)

function getVisibleImages(state: RootState): readonly ImageArgs[] {
  if (!selectIsOpen(state)) return []
  const { payments, purchases } = selectCurrencies(state)
  switch (selectCurrentView(state).name) {
    case 'OnRampFiatSelect':
      return payments.flatMap(getCurrencyImageArgs)
    case 'OnRampTokenSelect':
      return purchases.flatMap(getTokenImageArgs)
    case 'BuyInProgress': {
      const payment = selectPayment(state)
      const purchase = selectPurchase(state)
      return [
        ...(payment ? getCurrencyImageArgs(payment) : []),
        ...(purchase ? getTokenImageArgs(purchase) : []),
      ]
    }
    default:
      return []
  }
}

/** Loads the pictures of the currencies and tokens on screen, and cancels the others. */
export function registerShowPicturesFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      await fetchImages(api, getVisibleImages(api.getState()), api.signal)
    },
  })
}
