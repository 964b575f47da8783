import type { SendIntent } from '../../../domain/payment/send'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { ReviewFigure } from '../../../ui/layout/ReviewFigure'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { selectLocale } from '../../../core/theme/themeSlice'
import { getFiatValue } from '../../../lib/amount/getFiatValue'
import { selectReviewedHolding } from '../sendTokenSelectors'

interface SendFigureProps {
  readonly intent: SendIntent
}

/** The full amount and its value. */
export function SendFigure({ intent: { amount, token } }: SendFigureProps) {
  const locale = useModalSelector(selectLocale)
  const held = useModalSelector(selectReviewedHolding)
  const value = getFiatValue(amount, held?.price)
  return (
    <ReviewFigure
      amount={formatDecimal(amount, locale)}
      unit={token.symbol}
      data-testid="wm-review-amount"
    >
      {value !== null && <FiatFigure value={value} />}
    </ReviewFigure>
  )
}
