import { styled } from 'styled-components'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { useTranslate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Steps } from '../../../ui/lists/Steps'
import { useSwapWords } from './useSwapWords'

interface SwapStepsProps {
  readonly review: SwapReview
  /** The wallet or the network is being waited for. */
  readonly isBusy?: boolean
}

const Frame = styled(Steps)`
  margin-block-end: 12px;
  padding: 4px 12px;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The two steps of a swap whose token has to be allowed first; nothing where there is only one. */
export function SwapSteps({ review, isBusy = false }: SwapStepsProps) {
  const t = useTranslate()
  const { amount, source, targetAmount, target } = useSwapWords(review)
  if (!review.hasAllowStep) return null
  const isAllowing = review.step === 'allow'
  const trailing = isBusy ? { trailing: <Spinner size={16} /> } : {}
  return (
    <Frame
      label={t('swapReview.steps')}
      doneLabel={t('swapReview.stepDone')}
      steps={[
        {
          id: 'allow',
          text: t('swapReview.stepAllow', { amount, symbol: source }),
          state: isAllowing ? 'now' : 'done',
          ...(isAllowing && trailing),
        },
        {
          id: 'swap',
          text: t('swapReview.stepSwap', { amount: targetAmount, symbol: target }),
          state: isAllowing ? 'next' : 'now',
          ...(!isAllowing && trailing),
        },
      ]}
    />
  )
}
