import { useState } from 'react'
import { costInDollars, PROVIDER_FEE_PERCENT, rateByQuote } from '../../../domain/swap/swapAmounts'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Details, type Detail } from '../../../ui/lists/Details'
import { Tile } from '../../../ui/media/Tile'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { BalanceRow } from '../../../core/review/components/BalanceRow'
import { RoundedAmount } from '../../../core/review/components/RoundedAmount'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'
import { selectNativePrice } from '../../../core/account/tokenSelectors'
import { selectLocale } from '../../../core/theme/themeSlice'
import {
  selectAreContractsKnown,
  selectSourceChange,
  selectTargetChange,
  type SideChange,
} from '../swapReviewSelectors'
import { selectNetworkOfSwap } from '../swapSelectors'
import { ContractsLink } from './ContractsLink'
import { useSwapContracts } from './useSwapContracts'

const APPROX_PREFIX = '≈ '

const isEqualChange = (a: SideChange | null, b: SideChange | null) =>
  a?.before === b?.before && a?.after === b?.after

function Fee({ cost, symbol }: { readonly cost: string | null; readonly symbol: string }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const price = useModalSelector(selectNativePrice)
  if (cost === null) return t('swap.networkFeeUnknown')
  const value = costInDollars(cost, price === undefined ? null : String(price))
  return value === null ? (
    <TokenAmount amount={`${APPROX_PREFIX}${formatShortAmount(cost, locale)}`} symbol={symbol} />
  ) : (
    <FiatFigure value={value} prefix={APPROX_PREFIX} />
  )
}

function Rate({ review: { amount, targetAmount, source, target } }: { review: SwapReview }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const rate = rateByQuote(amount, targetAmount) ?? '0'
  const said = (figure: string) =>
    t('swap.rate', {
      source: source.symbol,
      amount: formatDecimal(figure, locale),
      target: target.symbol,
    })
  return (
    <bdi translate="no" title={said(rate)}>
      {said(significantDecimal(rate))}
    </bdi>
  )
}

interface SwapReviewDetailsProps {
  readonly review: SwapReview
}

/** Everything the visitor agrees to. */
export function SwapReviewDetails({ review }: SwapReviewDetailsProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const [isOpen, setIsOpen] = useState(false)
  const network = useModalSelector(selectNetworkOfSwap)
  const isKnown = useModalSelector(state => selectAreContractsKnown(state, review))
  const left = useModalSelector(state => selectSourceChange(state, review), isEqualChange)
  const gained = useModalSelector(state => selectTargetChange(state, review), isEqualChange)
  const contracts = useSwapContracts(review)
  const name = network?.name ?? review.caipNetworkId
  const { source, target, minimum, isRead, cost } = review
  const changeOf = (id: string, symbol: string, change: SideChange | null): Detail[] =>
    change === null
      ? []
      : [{ id, term: t('preview.balanceOf', { symbol }), value: <BalanceRow {...change} /> }]
  return (
    <Details
      details={[
        {
          id: 'minimum',
          term: t(isRead ? 'swap.minimum' : 'swapReview.minimumUnread'),
          value: <RoundedAmount amount={minimum} symbol={target.symbol} />,
        },
        { id: 'rate', term: t('swapReview.rate'), value: <Rate review={review} /> },
        {
          id: 'service',
          term: t('swap.serviceFee'),
          value: <bdi translate="no">{`${formatDecimal(PROVIDER_FEE_PERCENT, locale)}%`}</bdi>,
        },
        {
          id: 'fee',
          term: t('swap.networkFee'),
          value: <Fee cost={cost} symbol={network?.nativeCurrency.symbol ?? ''} />,
        },
        {
          id: 'network',
          term: t('preview.network'),
          value: (
            <>
              <Tile size={18} src={network?.imageUrl} letter={name} />
              <bdi translate="no">{name}</bdi>
            </>
          ),
        },
        ...changeOf('left', source.symbol, left),
        ...changeOf('gained', target.symbol, gained),
        ...(isKnown
          ? [
              {
                id: 'contracts',
                term: t('swapReview.contracts'),
                value: (
                  <ContractsLink
                    review={review}
                    isOpen={isOpen}
                    onPress={() => setIsOpen(!isOpen)}
                  />
                ),
              },
            ]
          : []),
        ...(isKnown && !isOpen ? [] : contracts),
      ]}
    />
  )
}
