import { useId, useState } from 'react'
import { styled } from 'styled-components'
import {
  isAbove,
  maxSlippage,
  minimumReceived,
  PROVIDER_FEE_PERCENT,
  providerFee,
  rateByPrices,
  rateByQuote,
} from '../../../domain/swap/swapAmounts'
import {
  IMPACT_WARNING,
  SLIPPAGE_CHOICES,
  SLIPPAGE_MAX,
  SLIPPAGE_MIN,
  slippageProblem,
} from '../../../domain/swap/swapRules'
import { toTypedAmount } from '../../../lib/amount/readAmount'
import { getDecimalSeparator, formatDecimal } from '../../../lib/amount/formatDecimal'
import { truncateDecimal } from '../../../lib/amount/decimal'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Segmented } from '../../../ui/controls/Segmented'
import { Input } from '../../../ui/fields/Input'
import { Details } from '../../../ui/lists/Details'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronDown, iconChevronUp } from '../../../ui/media/icons'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { RoundedAmount } from '../../../core/review/components/RoundedAmount'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectImpact } from '../swapProblemSelectors'
import { selectSwapQuote } from '../swapQuoteSelectors'
import { selectSwap, slippageChosen } from '../swapSlice'

const IMPACT_PLACES = 2

const DetailsPanel = styled.div`
  margin-block-start: 8px;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 8px 12px;
  border-radius: var(--wm-radius-panel);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  text-align: start;
  color: inherit;
  &:hover {
    background: var(--wm-color-hover);
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--wm-color-text-muted);
  }
`

const Inner = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 12px 12px;
`

const Loss = styled.span`
  color: var(--wm-color-negative);
`

/** Truncated to two places; red above the warning threshold. */
export function Impact({ impact }: { readonly impact: string | null }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  if (impact === null) return t('swap.impactUnknown')
  const text = `${formatDecimal(truncateDecimal(impact, IMPACT_PLACES), locale)}%`
  return isAbove(impact, IMPACT_WARNING) ? <Loss>{text}</Loss> : <bdi translate="no">{text}</bdi>
}

function SlippageChoice() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { slippage } = useModalSelector(selectSwap)
  const isListed = SLIPPAGE_CHOICES.includes(slippage)
  const [text, setText] = useState(isListed ? '' : slippage)
  const problem = text === '' ? null : slippageProblem(text.replace(/\.$/, ''))
  const bounds = t('swap.slippageBounds', {
    min: formatDecimal(SLIPPAGE_MIN, locale),
    max: formatDecimal(SLIPPAGE_MAX, locale),
  })
  const type = (typed: string) => {
    const amount = toTypedAmount(typed)
    if (amount === null) return
    setText(amount)
    const whole = amount.replace(/\.$/, '')
    if (whole !== '' && slippageProblem(whole) === null) dispatch(slippageChosen(whole))
  }
  return (
    <>
      <Segmented
        label={t('swap.slippage')}
        segments={SLIPPAGE_CHOICES.map(id => ({ id, label: `${formatDecimal(id, locale)}%` }))}
        selected={slippage}
        onSelect={id => {
          setText('')
          dispatch(slippageChosen(id))
        }}
      />
      <Input
        label={t('swap.slippageCustom')}
        stacked
        inputMode="decimal"
        autoComplete="off"
        value={text.replace('.', getDecimalSeparator(locale))}
        placeholder={bounds}
        onChange={type}
        error={problem === null ? undefined : bounds}
        data-testid="wm-swap-slippage"
      />
    </>
  )
}

/** The rate; expands to price, impact, slippage and fees. */
export function SwapDetails() {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const locale = useModalSelector(selectLocale)
  const { source, target, amount, slippage } = useModalSelector(selectSwap)
  const { quote } = useModalSelector(selectSwapQuote)
  const impact = useModalSelector(selectImpact)
  if (!source || !target || !quote) return null
  const { targetAmount, sourcePrice, targetPrice } = quote
  const rate = rateByQuote(amount, targetAmount) ?? rateByPrices(sourcePrice, targetPrice) ?? '0'
  const percent = (figure: string) => `${formatDecimal(figure, locale)}%`
  const inTarget = (figure: string | null) => (
    <TokenAmount amount={formatShortAmount(figure ?? '0', locale)} symbol={target.symbol} />
  )
  return (
    <DetailsPanel>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        data-testid="wm-swap-details"
      >
        <span>
          {t('swap.rate', {
            source: source.symbol,
            amount: formatDecimal(significantDecimal(rate), locale),
            target: target.symbol,
          })}
        </span>
        <Icon icon={isOpen ? iconChevronUp : iconChevronDown} size={16} />
      </Toggle>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Inner>
            <Details
              bare
              details={[
                ...(sourcePrice === null
                  ? []
                  : [
                      {
                        id: 'price',
                        term: t('swap.unitPrice', { symbol: source.symbol }),
                        value: <FiatFigure value={sourcePrice} />,
                      },
                    ]),
                { id: 'impact', term: t('swap.impact'), value: <Impact impact={impact} /> },
                {
                  id: 'slippage',
                  term: t('swap.slippage'),
                  value: (
                    <>
                      {inTarget(maxSlippage(targetAmount, slippage))}
                      <bdi translate="no">{percent(slippage)}</bdi>
                    </>
                  ),
                },
                {
                  id: 'minimum',
                  term: t('swap.minimum'),
                  value: (
                    <RoundedAmount
                      amount={minimumReceived(targetAmount, slippage) ?? '0'}
                      symbol={target.symbol}
                    />
                  ),
                },
                {
                  id: 'fee',
                  term: t('swap.serviceFee'),
                  value: (
                    <>
                      <TokenAmount
                        amount={formatShortAmount(providerFee(amount) ?? '0', locale)}
                        symbol={source.symbol}
                      />
                      <bdi translate="no">{percent(PROVIDER_FEE_PERCENT)}</bdi>
                    </>
                  ),
                },
              ]}
            />
            <SlippageChoice />
          </Inner>
        )}
      </div>
    </DetailsPanel>
  )
}
