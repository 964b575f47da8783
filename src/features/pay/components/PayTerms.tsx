import type { PayOrder } from '../../../domain/payment/payOrder'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Details } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { AmountHead } from '../../account/components/AmountHead'
import { TokenAmount } from '../../account/components/TokenAmount'
import { NetworkTile } from '../../network/components/NetworkTile'
import { selectNetworkById } from '../../network/networkSlice'
import { selectLocale } from '../../theme/themeSlice'

interface PayTermsProps {
  readonly order: PayOrder
}

/** What is to be paid, to whom, and where. */
export function PayTerms({ order }: PayTermsProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const network = useModalSelector(state => selectNetworkById(state, order.caipNetworkId))
  const { symbol, amount, caipNetworkId, recipient, token } = order
  return (
    <>
      <AmountHead symbol={symbol} caipNetworkId={caipNetworkId} data-testid="wm-pay-amount">
        <TokenAmount amount={localDecimal(amount, locale)} symbol={symbol} />
      </AmountHead>
      <Details
        details={[
          { id: 'to', term: t('pay.to'), value: <Address address={recipient} /> },
          ...(token === null
            ? []
            : [
                {
                  id: 'token',
                  term: t('preview.tokenAddress'),
                  value: <Address address={token} />,
                },
              ]),
          {
            id: 'network',
            term: t('pay.network'),
            value: (
              <>
                {network && <NetworkTile size={18} network={network} />}
                {network?.name ?? caipNetworkId}
              </>
            ),
          },
        ]}
      />
    </>
  )
}
