import type { SendIntent } from '../../../domain/payment/send'
import { compareDecimal } from '../../../lib/amount/decimalMath'
import { formatFiatText } from '../../../lib/amount/formatAmount'
import { useModalSelector } from '../../../store/context'
import { selectActiveCaipNetworkId } from '../../../core/network/networkSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { getFiatValue } from '../../../lib/amount/getFiatValue'
import { selectNativePrice } from '../../../core/account/tokenSelectors'
import { selectNetworkOfIntent } from '../sendRequestSelectors'
import { selectSend } from '../sendSlice'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'

const CENT = '0.01'

/** Returns the fee paid, in dollars if priced; null if the receipt lacks it. */
export function usePaidFee({ caipNetworkId }: SendIntent): string | null {
  const locale = useModalSelector(selectLocale)
  const fee = useModalSelector(selectSend).submitted?.fee
  const network = useModalSelector(selectNetworkOfIntent)
  // Prices cover the active network only.
  const price = useModalSelector(state =>
    selectActiveCaipNetworkId(state) === caipNetworkId ? selectNativePrice(state) : undefined,
  )
  if (fee === undefined || !network) return null
  const value = getFiatValue(fee, price)
  if (value === null)
    return `${formatShortAmount(fee, locale)}\u00a0${network.nativeCurrency.symbol}`
  return compareDecimal(value, CENT) < 0
    ? `<${formatFiatText(CENT, { locale })}`
    : formatFiatText(value, { locale })
}
