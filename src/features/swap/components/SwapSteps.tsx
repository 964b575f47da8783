import { styled } from 'styled-components'
import { getSwapSteps, type SwapReview } from '../../../domain/swap/swapReview'
import { useTranslate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Steps, type StepState } from '../../../ui/lists/Steps'
import { useSwapTexts } from './useSwapTexts'

interface SwapStepsProps {
  readonly review: SwapReview
  /** The current step awaits the wallet or the network. */
  readonly isBusy?: boolean
}

const Frame = styled(Steps)`
  padding: 4px 12px;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The steps of a swap that needs an approval; else nothing. */
export function SwapSteps({ review, isBusy = false }: SwapStepsProps) {
  const t = useTranslate()
  const { amount, source, targetAmount, target } = useSwapTexts(review)
  if (!review.hasAllowStep) return null
  const texts = {
    reset: t('swapReview.stepReset', { symbol: source }),
    allow: t('swapReview.stepAllow', { amount, symbol: source }),
    swap: t('swapReview.stepSwap', { amount: targetAmount, symbol: target }),
  }
  const steps = getSwapSteps(review)
  const at = steps.indexOf(review.step)
  const stateAt = (index: number): StepState =>
    index < at ? 'done' : index === at ? 'now' : 'next'
  return (
    <Frame
      label={t('swapReview.steps')}
      doneLabel={t('swapReview.stepDone')}
      steps={steps.map((step, index) => ({
        id: step,
        text: texts[step],
        state: stateAt(index),
        ...(isBusy && index === at && { trailing: <Spinner size={16} /> }),
      }))}
    />
  )
}
