import { styled } from 'styled-components'
import type { SendIntent } from '../../../domain/payment/send'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { MatchCard } from '../../../ui/layout/MatchCard'
import { Details } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectNetworkOfIntent } from '../sendRequestSelectors'

const Place = styled(MatchCard)`
  padding-block-end: 4px;
`

interface WalletShowsProps {
  readonly intent: SendIntent
  /** The request is over; the card keeps showing it. */
  readonly isOver: boolean
}

/** What the wallet should show for the payment, for comparison. */
export function WalletShows({ intent, isOver }: WalletShowsProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const network = useModalSelector(selectNetworkOfIntent)?.name ?? intent.caipNetworkId
  const { amount, token, to } = intent
  return (
    <Place
      title={t(isOver ? 'preview.request' : 'preview.walletShows')}
      note={isOver ? null : t('preview.declineElse')}
    >
      <Details
        details={[
          {
            id: 'amount',
            term: t('preview.amount'),
            value: <TokenAmount amount={formatDecimal(amount, locale)} symbol={token.symbol} />,
          },
          { id: 'to', term: t('preview.to'), value: <Address address={to} /> },
          {
            id: 'network',
            term: t('preview.network'),
            value: <bdi translate="no">{network}</bdi>,
          },
        ]}
      />
    </Place>
  )
}
