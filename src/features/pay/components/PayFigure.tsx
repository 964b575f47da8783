import { styled } from 'styled-components'
import type { PayOrder } from '../../../domain/payment/payOrder'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { pennyDecimal } from '../../../lib/amount/significantDecimal'
import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ReviewFigure } from '../../../ui/layout/ReviewFigure'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { PageTile } from '../../../core/connections/components/PageTile'
import { selectPage } from '../../../core/connections/connectionsSelectors'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { getFiatValue } from '../../../lib/amount/getFiatValue'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectPayHolding } from '../payHoldingSelector'

interface PayFigureProps {
  readonly order: PayOrder
}

/** The fiat value and the network; they wrap onto two lines in a narrow modal. */
const Subline = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 8px;
`

/** The page that requests the payment, and the amount. */
export function PayFigure({ order }: PayFigureProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const page = withoutBreaks(useModalSelector(selectPage).name ?? t('common.thisPage'))
  const network = useModalSelector(state => selectNetworkById(state, order.caipNetworkId))
  const value = getFiatValue(order.amount, useModalSelector(selectPayHolding)?.price)
  return (
    <ReviewFigure
      picture={<PageTile size={40} />}
      lead={t('pay.asks', { page })}
      amount={formatDecimal(pennyDecimal(order.amount), locale)}
      unit={order.symbol}
      data-testid="wm-pay-amount"
    >
      <Subline>
        {value !== null && <FiatFigure value={value} />}
        <span>{t('pay.onNetwork', { network: network?.name ?? order.caipNetworkId })}</span>
      </Subline>
    </ReviewFigure>
  )
}
