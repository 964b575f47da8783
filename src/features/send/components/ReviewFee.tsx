import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { getFiatValue } from '../../../lib/amount/getFiatValue'
import { selectNativePrice } from '../../../core/account/tokenSelectors'
import { selectArrival, selectFee, selectFeePhase } from '../sendFeeSelectors'
import { feeRequested } from '../sendSlice'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'

export const APPROX_PREFIX = '≈ '

const Pace = styled.span`
  font-weight: var(--wm-weight-regular);
  color: var(--wm-color-text-muted);
`

interface CostProps {
  readonly amount: string
  readonly symbol: string
}

/** An amount of the native coin, in dollars if priced. */
export function Cost({ amount, symbol }: CostProps) {
  const price = useModalSelector(selectNativePrice)
  const locale = useModalSelector(selectLocale)
  const value = getFiatValue(amount, price)
  return value === null ? (
    <TokenAmount amount={`${APPROX_PREFIX}${formatShortAmount(amount, locale)}`} symbol={symbol} />
  ) : (
    <FiatFigure value={value} prefix={APPROX_PREFIX} />
  )
}

/** Placeholder while a figure loads. */
export function Estimating() {
  const t = useTranslate()
  return (
    <>
      <VisuallyHidden>{t('preview.feeEstimating')}</VisuallyHidden>
      <Skeleton width="56px" />
    </>
  )
}

/** The network fee; the wallet sets the final one. */
export function ReviewFee() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const fee = useModalSelector(selectFee)
  const feePhase = useModalSelector(selectFeePhase)
  if (feePhase === 'estimating') return <Estimating />
  if (!fee) {
    return (
      <>
        <span>{t('preview.feeUnknown')}</span>
        <Link onPress={() => dispatch(feeRequested())} data-testid="wm-send-fee-retry">
          {t('preview.feeRetry')}
        </Link>
      </>
    )
  }
  return <Cost amount={fee.fee} symbol={fee.symbol} />
}

/** Estimated arrival; next to the fee that pays for it. */
export function Arrival() {
  const t = useTranslate()
  const arrival = useModalSelector(selectArrival)
  if (!arrival) return null
  const { unit, count } = arrival
  const words =
    unit === 'moment'
      ? t('preview.arrivesSoon')
      : unit === 'second'
        ? t('preview.arrivesSeconds', { count })
        : t('preview.arrivesMinutes', { count })
  return (
    <Pace data-testid="wm-send-arrival">
      <VisuallyHidden>{`${t('preview.arrives')} `}</VisuallyHidden>
      <span>{words}</span>
    </Pace>
  )
}
