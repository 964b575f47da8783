import { styled } from 'styled-components'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { KeepHeight } from '../../../ui/layout/KeepHeight'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { ReviewLayout } from '../../../ui/layout/ReviewLayout'
import { Body } from '../../../ui/shell/Body'
import { OutcomeActionBar } from '../../../core/review/components/OutcomeActionBar'
import { SwapFailureActionBar } from '../components/SwapFailureActionBar'
import { SwapReviewActionBar } from '../components/SwapReviewActionBar'
import { SwapWaitingActionBar } from '../components/SwapWaitingActionBar'
import { SwapNotices } from '../components/SwapNotices'
import { SwapFailure, SwapOutcome, SwapWaiting } from '../components/SwapOutcome'
import { SwapReviewDetails } from '../components/SwapReviewDetails'
import { SwapSides } from '../components/SwapSides'
import { SwapWalletShows } from '../components/SwapWalletShows'
import { SwapSteps } from '../components/SwapSteps'
import { selectSwap } from '../swapSlice'
import { SWAP_STAGES } from '../swapState'

const Sheet = styled(Body)`
  padding-block-end: 16px;
`

const Wait = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

function Review({ review }: { readonly review: SwapReview }) {
  const t = useTranslate()
  return (
    <ReviewLayout figure={<SwapSides review={review} />}>
      <SwapNotices review={review} />
      <SwapSteps review={review} />
      <div role="group" aria-label={t('swapReview.details')}>
        <SwapReviewDetails review={review} />
      </div>
    </ReviewLayout>
  )
}

/** Review of a swap, then its progress and outcome. */
export function SwapPreviewView() {
  const { review, phase, submitted, reviewProblem } = useModalSelector(selectSwap)
  if (!review) return <Body data-testid="wm-view-SwapPreview" />
  const stage = SWAP_STAGES[phase]
  const isOver = stage === 'failed'
  return (
    <KeepFocus stage={stage}>
      <KeepHeight stage={stage === 'review' ? null : phase}>
        <Sheet flush data-testid="wm-view-SwapPreview" data-phase={phase}>
          <div role="status">
            {stage === 'waiting' && <SwapWaiting review={review} />}
            {stage === 'outcome' && <SwapOutcome review={review} />}
            {isOver && <SwapFailure review={review} />}
          </div>
          {(stage === 'waiting' || (isOver && reviewProblem === null)) && (
            <Wait>
              <SwapSteps review={review} isBusy={!isOver} />
              {phase !== 'settling' && <SwapWalletShows review={review} isOver={isOver} />}
            </Wait>
          )}
          {stage === 'review' && <Review review={review} />}
        </Sheet>
        {stage === 'waiting' && <SwapWaitingActionBar review={review} />}
        {stage === 'review' && <SwapReviewActionBar review={review} />}
        {submitted && (stage === 'outcome' || isOver) && (
          <OutcomeActionBar
            name="swap"
            caipNetworkId={review.caipNetworkId}
            hash={submitted.hash}
            isDone={phase === 'done'}
          />
        )}
        {isOver && !submitted && <SwapFailureActionBar review={review} />}
      </KeepHeight>
    </KeepFocus>
  )
}
