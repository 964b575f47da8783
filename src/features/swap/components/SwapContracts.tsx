import type { SwapReview, SwapSide } from '../../../domain/swap/swapReview'
import { plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import { useTranslate } from '../../../store/translation'
import { NoteLink } from '../../../ui/controls/NoteLink'
import type { Detail } from '../../../ui/lists/Details'
import { Address } from '../../../ui/media/Address'
import { isCoin } from '../swapSelectors'

interface ContractsLinkProps {
  readonly review: SwapReview
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** The contracts of a review in short, which opens them whole below. */
export function ContractsLink({ review, isOpen, onPress }: ContractsLinkProps) {
  const { spender, transaction, step, source, target } = review
  const router = step === 'swap' ? transaction.to : spender
  const short = [
    ...(router === null ? [] : [truncateAddress(router)]),
    ...[source, target].filter(side => !isCoin(side)).map(({ symbol }) => symbol),
  ]
  return (
    <NoteLink aria-expanded={isOpen} onPress={onPress} data-testid="wm-swap-contracts">
      <bdi translate="no">{short.join(', ')}</bdi>
    </NoteLink>
  )
}

/** Every contract that gets to do something in a swap, whole. */
export function useSwapContracts(review: SwapReview): readonly Detail[] {
  const t = useTranslate()
  const { spender, transaction, step, source, target } = review
  const row = (id: string, term: string, address: string): Detail => ({
    id,
    term,
    value: <Address address={address} />,
  })
  const contractOf = (side: SwapSide, id: string): Detail[] =>
    isCoin(side)
      ? []
      : [
          row(
            id,
            t('swapReview.sourceContract', { symbol: side.symbol }),
            plainTokenAddress(side.address),
          ),
        ]
  return [
    ...(spender === null ? [] : [row('spender', t('swapReview.spender'), spender)]),
    ...(step === 'swap' ? [row('target', t('swapReview.target'), transaction.to)] : []),
    // Anybody may call a token what they like; its contract is the only one of its address.
    ...contractOf(source, 'source'),
    ...contractOf(target, 'tokenToGet'),
  ]
}
