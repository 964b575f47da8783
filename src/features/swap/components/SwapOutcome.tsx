import { type ErrorCode, getErrorTextKey } from '../../../domain/errorCatalogue'
import { outcomeUnknown } from '../../../domain/payment/outcomeUnknown'
import { getSwapSteps, type SwapReview } from '../../../domain/swap/swapReview'
import { IMPACT_MAX } from '../../../domain/swap/swapRules'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { useWalletName } from '../../../core/review/components/useWalletName'
import { formatShortAmount } from '../../../lib/amount/formatShortAmount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectNetworkOfSwap } from '../swapSelectors'
import { selectSwap } from '../swapSlice'
import { PROBLEM_TEXTS } from './problemText'
import { SwapHeader } from './SwapHeader'
import { useSwapTexts } from './useSwapTexts'

interface ReviewProps {
  readonly review: SwapReview
}

const WAITS = {
  reset: ['swapReview.resetWaitTitle', 'swapReview.resetWaitText'],
  allow: ['swapReview.allowWaitTitle', 'swapReview.allowWaitText'],
  swap: ['swapReview.swapWaitTitle', 'swapReview.swapWaitText'],
} as const

/** Waiting for the wallet, or for an approval to confirm. */
export function SwapWaiting({ review }: ReviewProps) {
  const t = useTranslate()
  const wallet = useWalletName(review.connectorId)
  const { phase } = useModalSelector(selectSwap)
  const { amount, source, target } = useSwapTexts(review)
  const steps = getSwapSteps(review)
  const place = { step: String(steps.indexOf(review.step) + 1), steps: String(steps.length) }
  const [waitTitle, waitText] = WAITS[review.step]
  const title = steps.length > 1 ? t(waitTitle, place) : t('preview.waitTitle', { wallet })
  const text =
    phase === 'settling'
      ? t(review.step === 'reset' ? 'swapReview.resetSettlingText' : 'swapReview.settlingText')
      : t(waitText, { wallet, amount, source, symbol: source, target })
  return <SwapHeader review={review} state="waiting" title={title} text={text} />
}

/** A swap submitted or confirmed. */
export function SwapOutcome({ review }: ReviewProps) {
  const t = useTranslate()
  const words = useSwapTexts(review)
  const locale = useModalSelector(selectLocale)
  const { phase, submitted } = useModalSelector(selectSwap)
  const isDone = phase === 'done'
  const { least, source, target } = words
  const received = submitted?.received
  const doneText =
    received !== undefined
      ? t('swapReview.gotText', { amount: formatShortAmount(received, locale), target })
      : review.isRead
        ? t('swapReview.doneText', { source, amount: least, target })
        : t('swapReview.doneUnreadText', { source, target })
  return (
    <SwapHeader
      review={review}
      state={isDone ? 'done' : 'waiting'}
      title={t(isDone ? 'swapReview.doneTitle' : 'swapReview.submittedTitle')}
      text={isDone ? doneText : t('swapReview.submittedText', words)}
    />
  )
}

const TITLES: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'preview.declinedTitle',
  REQUEST_PENDING: 'preview.pendingTitle',
  SEND_TIMEOUT: 'preview.timeoutTitle',
  SEND_UNCERTAIN: 'preview.uncertainTitle',
  ALREADY_KNOWN: 'preview.uncertainTitle',
  NONCE_TOO_LOW: 'preview.uncertainTitle',
  RECEIPT_TIMEOUT: 'preview.uncertainTitle',
  TRANSACTION_FAILED: 'swapReview.rejectedTitle',
  TRANSACTION_REPLACED: 'preview.replacedTitle',
}

const TEXTS: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'swapReview.declinedText',
  INTENT_CHANGED: 'swapReview.changedText',
  SEND_TIMEOUT: 'swapReview.timeoutText',
  SEND_UNCERTAIN: 'swapReview.uncertainText',
  RECEIPT_TIMEOUT: 'swapReview.receiptText',
}

/** Why the swap failed, or that its outcome is unknown. */
export function SwapFailure({ review }: ReviewProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const wallet = useWalletName(review.connectorId)
  const networkOfSwap = useModalSelector(selectNetworkOfSwap)
  const { error, reviewProblem } = useModalSelector(selectSwap)
  const { amount, source } = useSwapTexts(review)
  const network = networkOfSwap?.name ?? review.caipNetworkId
  if (reviewProblem !== null) {
    return (
      <SwapHeader
        review={review}
        state="stopped"
        title={t('swapReview.staleTitle')}
        text={t(PROBLEM_TEXTS[reviewProblem], { max: formatDecimal(IMPACT_MAX, locale) })}
      />
    )
  }
  const code = error?.code ?? 'SEND_FAILED'
  const failed = review.step === 'swap' ? 'swapReview.failedTitle' : 'swapReview.allowFailedTitle'
  return (
    <SwapHeader
      review={review}
      state={outcomeUnknown(code) ? 'unsure' : 'stopped'}
      title={t(TITLES[code] ?? failed, { wallet })}
      text={t(TEXTS[code] ?? getErrorTextKey(code), { wallet, network, amount, symbol: source })}
    />
  )
}
