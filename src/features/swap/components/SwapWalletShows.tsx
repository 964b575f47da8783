import { styled } from 'styled-components'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { MatchCard } from '../../../ui/layout/MatchCard'
import { Details, type Detail } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { selectNetworkOfSwap } from '../swapSelectors'
import { useSwapTexts } from './useSwapTexts'

const Place = styled(MatchCard)`
  padding-block-end: 4px;
`

interface SwapWalletShowsProps {
  readonly review: SwapReview
  /** The request is over; the card keeps showing it. */
  readonly isOver: boolean
}

/** What the wallet should show for the step, for comparison. */
export function SwapWalletShows({ review, isOver }: SwapWalletShowsProps) {
  const t = useTranslate()
  const { amount, source } = useSwapTexts(review)
  const network = useModalSelector(selectNetworkOfSwap)?.name ?? review.caipNetworkId
  const { step, spender, transaction } = review
  const contract = step === 'swap' ? transaction.to : spender
  const row = (id: string, term: string, value: Detail['value']): Detail => ({ id, term, value })
  return (
    <Place
      title={t(isOver ? 'preview.request' : 'preview.walletShows')}
      note={isOver ? null : t('preview.declineElse')}
    >
      <Details
        details={[
          row(
            'amount',
            t('preview.amount'),
            <TokenAmount amount={step === 'reset' ? '0' : amount} symbol={source} />,
          ),
          ...(contract === null
            ? []
            : [
                row(
                  'contract',
                  t(step === 'swap' ? 'swapReview.target' : 'swapReview.spender'),
                  <Address address={contract} />,
                ),
              ]),
          row('network', t('preview.network'), <bdi translate="no">{network}</bdi>),
        ]}
      />
    </Place>
  )
}
