import type { SwapReview } from '../../../domain/swap/swapReview'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { useModalSelector } from '../../../store/context'
import { shortAmount } from '../../send/shortAmount'
import { selectLocale } from '../../theme/themeSlice'

/** Formats a review's amounts: the paid one in full, received ones truncated. */
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
