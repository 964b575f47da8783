import { outcomeUnknown } from '../../../domain/payment/outcomeUnknown'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { useOpenActivity } from '../../../core/review/components/useOpenActivity'
import { selectSwap, swapConfirmed, swapReviewRequested } from '../swapSlice'
import { LeaveSwapButton } from './LeaveSwapButton'

interface SwapFailureActionBarProps {
  readonly review: SwapReview
}

/**
 * Actions after a failure: only back if the account lacks funds, the activity if the swap may be on
 * its way, a new review if it changed, otherwise a retry.
 */
export function SwapFailureActionBar({ review }: SwapFailureActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const seeActivity = useOpenActivity(review)
  const { error, reviewProblem, isPreparing } = useModalSelector(selectSwap)
  const code = error?.code ?? 'SEND_FAILED'
  const isAnew = reviewProblem !== null || code === 'INTENT_CHANGED'
  if (isAnew) {
    return (
      <ActionBar>
        <ActionBarPair wideEnd>
          <LeaveSwapButton label={t('common.back')} />
          <Button
            tone="primary"
            block
            busy={isPreparing}
            onPress={() => dispatch(swapReviewRequested())}
            data-testid="wm-swap-again"
          >
            {t('preview.reviewAgain')}
          </Button>
        </ActionBarPair>
      </ActionBar>
    )
  }
  if (code === 'INSUFFICIENT_FUNDS') {
    return (
      <ActionBar>
        <LeaveSwapButton label={t('preview.changeAmount')} leads />
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <ActionBarPair wideEnd>
        <LeaveSwapButton label={t('common.back')} />
        {outcomeUnknown(code) ? (
          <Button tone="primary" block onPress={seeActivity} data-testid="wm-swap-activity">
            {t('preview.seeActivity')}
          </Button>
        ) : (
          <GuardedButton
            tone="primary"
            block
            coveredText={t('preview.covered')}
            onPress={() => dispatch(swapConfirmed())}
            data-testid="wm-swap-confirm"
          >
            {t('common.tryAgain')}
          </GuardedButton>
        )}
      </ActionBarPair>
    </ActionBar>
  )
}
