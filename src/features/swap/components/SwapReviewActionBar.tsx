import type { SwapReview } from '../../../domain/swap/swapReview'
import { getFittingLabel } from '../../../lib/text/getFittingLabel'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { SwitchNetworkActionBar } from '../../../core/review/components/SwitchNetworkActionBar'
import { useDangerChecks } from '../../../core/review/components/useDangerChecks'
import { selectSwapDangers } from '../swapDangers'
import { selectEarlierSwap, selectIsSwapperElsewhere } from '../swapSelectors'
import { newPriceAccepted, selectSwap, swapConfirmed } from '../swapSlice'
import { LeaveSwapButton } from './LeaveSwapButton'
import { useSwapTexts } from './useSwapTexts'

const BUTTONS = {
  reset: 'swapReview.reset',
  allow: 'swapReview.allow',
  swap: 'swap.button.swap',
} as const

const isEqualList = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface SwapReviewActionBarProps {
  readonly review: SwapReview
}

/** The visitor has to accept the new price first. */
function MovedActionBar() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <ActionBar>
      <ActionBarPair wideEnd>
        <LeaveSwapButton label={t('common.cancel')} />
        <GuardedButton
          block
          onPress={() => dispatch(newPriceAccepted())}
          data-testid="wm-swap-accept"
        >
          {t('swapReview.movedAccept')}
        </GuardedButton>
      </ActionBarPair>
    </ActionBar>
  )
}

/** Confirm actions; each danger needs its own tick first. */
export function SwapReviewActionBar({ review }: SwapReviewActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const dangers = useModalSelector(selectSwapDangers, isEqualList)
  const isOpen = useModalSelector(selectEarlierSwap) === 'open'
  const isElsewhere = useModalSelector(selectIsSwapperElsewhere)
  const { phase } = useModalSelector(selectSwap)
  const { checks, isConfirmed } = useDangerChecks('swap', dangers)
  const words = useSwapTexts(review)
  const whole = t('swapReview.swapAmount', { amount: words.amount, symbol: words.source })
  const short = t(BUTTONS[review.step])
  const label = review.step === 'swap' ? getFittingLabel(whole, short) : short
  if (isElsewhere) {
    return <SwitchNetworkActionBar name="swap" caipNetworkId={review.caipNetworkId} />
  }
  if (phase === 'moved') return <MovedActionBar />
  const isChecking = phase === 'checking'
  return (
    <ActionBar note={t('swapReview.irreversible')}>
      {checks}
      <ActionBarPair wideEnd>
        <LeaveSwapButton label={t('common.cancel')} />
        <GuardedButton
          tone="primary"
          block
          disabled={isChecking || isOpen || !isConfirmed}
          settlingText={t('preview.checking')}
          coveredText={t('preview.covered')}
          onPress={() => dispatch(swapConfirmed())}
          data-testid="wm-swap-confirm"
        >
          {isChecking ? t('swapReview.checking') : label}
        </GuardedButton>
      </ActionBarPair>
    </ActionBar>
  )
}
