import type { SwapReview } from '../../../domain/swap/swapReview'
import { backRequested } from '../../../events/backEvents'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ConnectionWarning } from '../../../core/pairing/components/ConnectionWarning'
import { RequestActions } from '../../../core/pairing/components/RequestActions'
import { selectIsWalletConnectNamespace } from '../../../core/pairing/session/walletConnectSelectors'
import { useWalletName } from '../../../core/review/components/useWalletName'
import { selectSwap } from '../swapSlice'

interface SwapWaitingActionBarProps {
  readonly review: SwapReview
}

/** Actions while the wallet has the request. */
export function SwapWaitingActionBar({ review }: SwapWaitingActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const wallet = useWalletName(review.connectorId)
  const { namespace } = parseCaipNetworkId(review.caipNetworkId)
  const isOverWalletConnect = useModalSelector(state =>
    selectIsWalletConnectNamespace(state, namespace),
  )
  const isSettling = useModalSelector(selectSwap).phase === 'settling'
  const isAsked = isOverWalletConnect && !isSettling
  return (
    <ActionBar note={isSettling ? undefined : t('preview.stopNote', { wallet })}>
      {isAsked && <ConnectionWarning />}
      {isAsked && <RequestActions wallet={wallet} />}
      {/* In the place of “Swap”: a second press meant for that must not leave the view. */}
      <GuardedButton
        tone="quiet"
        block
        onPress={() => dispatch(backRequested())}
        data-testid="wm-swap-stop"
      >
        {t('preview.stopWaiting')}
      </GuardedButton>
    </ActionBar>
  )
}
