import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { costInDollars, isAbove } from '../../../domain/swap/swapAmounts'
import type { SwapReview, SwapSide } from '../../../domain/swap/swapReview'
import { IMPACT_WARNING } from '../../../domain/swap/swapRules'
import { truncateDecimal } from '../../../lib/amount/decimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { TokenTile } from '../../../core/account/components/TokenTile'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectSwapQuote } from '../swapQuoteSelectors'
import { selectHeldPrice } from '../swapSelectors'
import { useSwapTexts } from './useSwapTexts'

const IMPACT_PLACES = 1

/** A line connects the two icons. */
const Base = styled.div`
  position: relative;
  display: grid;
  gap: 8px;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 19.25px;
    inset-block-start: 40px;
    block-size: 8px;
    inline-size: 1.5px;
    background: var(--wm-color-border);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

const Side = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 12px;
  align-items: center;
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  column-gap: 12px;
  min-inline-size: 0;
  > * {
    min-inline-size: 0;
  }
`

const Term = styled.p`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

const Amount = styled.p`
  font-weight: var(--wm-weight-semibold);
  overflow-wrap: anywhere;
`

const Worth = styled.span`
  display: inline-flex;
  gap: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-16);
  color: var(--wm-color-text-muted);
`

const Loss = styled.bdi<{ $high: boolean }>`
  ${({ $high }) => $high && 'color: var(--wm-color-negative);'}
`

interface OneSideProps {
  readonly side: SwapSide
  readonly term: string
  readonly amount: string
  /** Decimal string in dollars; null without a price. */
  readonly value: string | null
  readonly children?: ReactNode
}

function OneSide({ side, term, amount, value, children }: OneSideProps) {
  return (
    <Side>
      <TokenTile symbol={side.symbol} iconUrl={side.logoUri} />
      <Words>
        <div>
          <Term>{term}</Term>
          <Amount>
            <TokenAmount amount={amount} symbol={side.symbol} />
          </Amount>
        </div>
        {value !== null && (
          <Worth>
            {children}
            <FiatFigure value={value} />
          </Worth>
        )}
      </Words>
    </Side>
  )
}

/** Both sides with their value, and the price impact. */
export function SwapSides({ review }: { readonly review: SwapReview }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { amount, targetAmount } = useSwapTexts(review)
  const { quote } = useModalSelector(selectSwapQuote)
  const { source, target, impact } = review
  const sourcePrice = useModalSelector(state => selectHeldPrice(state, source))
  const targetPrice = useModalSelector(state => selectHeldPrice(state, target))
  const lost = impact === null ? '0' : truncateDecimal(impact, IMPACT_PLACES)
  return (
    <Base data-wm-part="review-sides">
      <OneSide
        side={source}
        term={t('swap.pay')}
        amount={amount}
        value={costInDollars(review.amount, quote?.sourcePrice ?? sourcePrice ?? null)}
      />
      <OneSide
        side={target}
        term={t('swap.get')}
        amount={targetAmount}
        value={costInDollars(review.targetAmount, quote?.targetPrice ?? targetPrice ?? null)}
      >
        {isAbove(lost, '0') && (
          <Loss
            translate="no"
            title={t('swap.impact')}
            $high={isAbove(impact, IMPACT_WARNING)}
            data-testid="wm-swap-impact-figure"
          >
            {`−${formatDecimal(lost, locale)}%`}
          </Loss>
        )}
      </OneSide>
    </Base>
  )
}
