import type { SwapReview } from '../../../domain/swap/swapReview'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { useModalSelector } from '../../../store/context'
import { shortAmount } from '../../send/shortAmount'
import { selectLocale } from '../../theme/themeSlice'

/** The amounts of a review in words: what is given is written whole, what comes is cut and never rounded up. */
export function useSwapWords({ amount, targetAmount, minimum, source, target }: SwapReview) {
  const locale = useModalSelector(selectLocale)
  return {
    amount: localDecimal(amount, locale),
    source: source.symbol,
    targetAmount: shortAmount(targetAmount, locale),
    target: target.symbol,
    least: localDecimal(significantDecimal(minimum), locale),
  }
}
