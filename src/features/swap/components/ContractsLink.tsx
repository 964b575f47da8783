import type { SwapReview } from '../../../domain/swap/swapReview'
import { NoteLink } from '../../../ui/controls/NoteLink'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { isCoin } from '../swapSelectors'

interface ContractsLinkProps {
  readonly review: SwapReview
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** The contracts, shortened; toggles the full list. */
export function ContractsLink({ review, isOpen, onPress }: ContractsLinkProps) {
  const { spender, transaction, step, source, target } = review
  const router = step === 'swap' ? transaction.to : spender
  const tokens = [source, target].filter(side => !isCoin(side)).map(({ symbol }) => symbol)
  return (
    <NoteLink aria-expanded={isOpen} onPress={onPress} data-testid="wm-swap-contracts">
      <bdi translate="no">
        {router !== null && <ShortAddress address={router} />}
        {router !== null && tokens.length > 0 && ', '}
        {tokens.join(', ')}
      </bdi>
    </NoteLink>
  )
}
