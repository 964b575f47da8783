import { viewEntry, type ViewEntry } from '../../../domain/views'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectPayment, selectPurchase } from '../onrampSelectors'

interface CurrencyPick {
  /** Such as `USD` or `USDC`. */
  readonly currency: string
  /** The button's accessible name. */
  readonly label: string
  /** The list of currencies to choose from. */
  readonly view: ViewEntry
}

interface CurrencyPicks {
  readonly payment: CurrencyPick | null
  readonly purchase: CurrencyPick | null
}

/** Returns what the buttons for the payment currency and for the token show and open. */
export function useCurrencyPicks(): CurrencyPicks {
  const t = useTranslate()
  const payment = useModalSelector(selectPayment)
  const purchase = useModalSelector(selectPurchase)
  return {
    payment: payment && {
      currency: payment.id,
      label: t('onramp.currencyPick', { currency: payment.id }),
      view: viewEntry('OnRampFiatSelect'),
    },
    purchase: purchase && {
      currency: purchase.symbol,
      label: t('onramp.tokenPick', { symbol: purchase.symbol }),
      view: viewEntry('OnRampTokenSelect'),
    },
  }
}
