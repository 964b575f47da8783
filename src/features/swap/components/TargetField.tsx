import { styled } from 'styled-components'
import { costInDollars } from '../../../domain/swap/swapAmounts'
import { truncateDecimal } from '../../../lib/amount/decimal'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FieldBox } from '../../../ui/fields/FieldBox'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectLocale } from '../../theme/themeSlice'
import { selectSwap } from '../swapSlice'
import { SidePick } from './SidePick'
import { SwapWorth } from './SwapWorth'
import { useHeldAmount } from './useHeldAmount'

const SHOWN_PLACES = 6
const LONG_LENGTH = 6
const LINE_LENGTH = 13

/** As large as the amount that is typed above it. */
const Figure = styled.span<{ $length: number }>`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 48px;
  display: flex;
  align-items: center;
  overflow-wrap: anywhere;
  direction: ltr;
  font-size: var(
    --wm-font-size-${({ $length }) => ($length > LINE_LENGTH ? 16 : $length > LONG_LENGTH ? 20 : 32)}
  );
  line-height: ${({ $length }) => ($length > LINE_LENGTH ? 24 : 48)}px;
  font-weight: var(--wm-weight-semibold);
  letter-spacing: ${({ $length }) => ($length > LINE_LENGTH ? 0 : 'var(--wm-tracking-figure)')};
  &[data-empty] {
    color: var(--wm-color-text-faint);
  }
  [dir='rtl'] & {
    justify-content: flex-end;
  }
`

/** How much of what comes out: an amount stands here only while it is the quote for what the form says. */
export function TargetField() {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { target, quote, quotePhase } = useModalSelector(selectSwap)
  const held = useHeldAmount(target)
  const isWaiting = quotePhase === 'asking' && quote === null
  const text = quote
    ? localDecimal(truncateDecimal(quote.targetAmount, SHOWN_PLACES), locale)
    : localDecimal('0', locale)
  return (
    <FieldBox
      label={t('swap.get')}
      end={<SidePick side={target} target="target" />}
      under={quote && <SwapWorth value={costInDollars(quote.targetAmount, quote.targetPrice)} />}
      underEnd={
        held !== null && (
          <>
            <VisuallyHidden>{t('swap.balance', { amount: held })}</VisuallyHidden>
            <bdi aria-hidden="true">{held}</bdi>
          </>
        )
      }
    >
      {isWaiting ? (
        <Figure $length={1}>
          <Skeleton width="120px" height="26px" />
        </Figure>
      ) : (
        <Figure
          $length={text.length}
          data-empty={quote ? undefined : ''}
          data-testid="wm-swap-target-amount"
        >
          {quote ? text : <span aria-hidden="true">{text}</span>}
          {!quote && <VisuallyHidden>{t('swap.impactUnknown')}</VisuallyHidden>}
        </Figure>
      )}
    </FieldBox>
  )
}
