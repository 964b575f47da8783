import { costInDollars } from '../../../domain/swap/swapAmounts'
import { truncateDecimal } from '../../../lib/amount/decimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { shortSymbol } from '../../../lib/text/shortSymbol'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { AmountFigure } from '../../../ui/fields/AmountFigure'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectSwapQuote } from '../swapQuoteSelectors'
import { selectSwap } from '../swapSlice'
import { SidePick } from './SidePick'
import { SwapWorth } from './SwapWorth'
import { useHeldAmount } from './useHeldAmount'

const SHOWN_PLACES = 6

/** Amount and token to receive; the amount needs a current quote. */
export function TargetField() {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { target } = useModalSelector(selectSwap)
  const { quote, status } = useModalSelector(selectSwapQuote)
  const held = useHeldAmount(target)
  const isWaiting = status === 'pending' && quote === null
  const text = quote
    ? formatDecimal(truncateDecimal(quote.targetAmount, SHOWN_PLACES), locale)
    : formatDecimal('0', locale)
  return (
    <FieldBox
      label={t('swap.get')}
      end={<SidePick side={target} target="target" />}
      under={quote && <SwapWorth value={costInDollars(quote.targetAmount, quote.targetPrice)} />}
      underEnd={
        held !== null &&
        target && (
          <span>{t('swap.balance', { amount: held, symbol: shortSymbol(target.symbol) })}</span>
        )
      }
    >
      {isWaiting ? (
        <AmountFigure $length={1}>
          <Skeleton width="120px" height="26px" />
        </AmountFigure>
      ) : (
        <AmountFigure
          $length={text.length}
          data-empty={quote ? undefined : ''}
          data-testid="wm-swap-target-amount"
        >
          {quote ? text : <span aria-hidden="true">{text}</span>}
          {!quote && <VisuallyHidden>{t('swap.impactUnknown')}</VisuallyHidden>}
        </AmountFigure>
      )}
    </FieldBox>
  )
}
