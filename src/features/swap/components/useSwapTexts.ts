import type { SwapReview } from '../../../domain/swap/swapReview'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { useModalSelector } from '../../../store/context'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'
import { selectLocale } from '../../../core/theme/themeSlice'

/** Formats a review's amounts: the paid one in full, received ones truncated. */
export function useSwapTexts({ amount, targetAmount, minimum, source, target }: SwapReview) {
  const locale = useModalSelector(selectLocale)
  return {
    amount: formatDecimal(amount, locale),
    source: source.symbol,
    targetAmount: formatShortAmount(targetAmount, locale),
    target: target.symbol,
    least: formatDecimal(significantDecimal(minimum), locale),
  }
}
