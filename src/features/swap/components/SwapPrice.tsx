import { styled } from 'styled-components'
import { IMPACT_MAX } from '../../../domain/swap/swapRules'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { Message } from '../../../ui/feedback/Message'
import { selectActiveNetwork } from '../../../core/network/networkSelectors'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectHasPriceRoom, selectSwapProblem } from '../swapProblemSelectors'
import { selectSwapQuote } from '../swapQuoteSelectors'
import type { SwapProblem } from '../swapState'
import { quoteRequested, selectSwap, swapReviewRequested } from '../swapSlice'
import { canRetryQuote, PROBLEM_TEXTS } from './problemText'
import { SwapDetails } from './SwapDetails'

/** Reserves the height of the collapsed details or a two-line message. */
const PriceSlot = styled.div`
  &[data-kept] {
    min-block-size: 52px;
  }
`

const MessageSlot = styled.div`
  padding: 8px 4px 0;
  &:empty {
    display: none;
  }
`

/** Placeholder for the rate. */
const LoadingSlot = styled.div`
  display: flex;
  align-items: center;
  margin-block-start: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  &:empty {
    display: none;
  }
`

/** Problems shown instead of a price. */
const PRICE_REPLACING_PROBLEMS: readonly (SwapProblem | null)[] = ['shortOfGas', 'impactTooHigh']

/** Why there is no price or review, with a retry. */
function PriceError() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { reviewProblem } = useModalSelector(selectSwap)
  const problem = useModalSelector(selectSwapProblem)
  const symbol = useModalSelector(selectActiveNetwork)?.nativeCurrency.symbol ?? ''
  const words = { symbol, max: formatDecimal(IMPACT_MAX, locale) }
  const quoteProblem = problem !== null && problem in PROBLEM_TEXTS
  const said = reviewProblem ?? (quoteProblem ? (problem as keyof typeof PROBLEM_TEXTS) : null)
  const again = reviewProblem === null ? quoteRequested() : swapReviewRequested()
  const canRetry = reviewProblem === null ? canRetryQuote(problem) : reviewProblem !== 'unsupported'
  return (
    <MessageSlot role="alert">
      {said !== null && (
        <Message tone="error">
          <span>{t(PROBLEM_TEXTS[said], words)}</span>
          {canRetry && (
            <>
              {' '}
              <Link onPress={() => dispatch(again)} data-testid="wm-swap-again">
                {t('common.tryAgain')}
              </Link>
            </>
          )}
        </Message>
      )}
      {said === null && problem === 'shortOfGas' && (
        <Message tone="error">{t('swap.problem.shortOfGas', words)}</Message>
      )}
    </MessageSlot>
  )
}

/** The price, its loading state, or why there is none. */
export function SwapPrice() {
  const t = useTranslate()
  const { status } = useModalSelector(selectSwapQuote)
  const problem = useModalSelector(selectSwapProblem)
  const isKept = useModalSelector(selectHasPriceRoom)
  return (
    <PriceSlot data-wm-part="price" data-kept={isKept ? '' : undefined}>
      <PriceError />
      <LoadingSlot role="status">
        {problem === 'quoting' && status === 'pending' && <Message>{t('swap.quoting')}</Message>}
      </LoadingSlot>
      {!PRICE_REPLACING_PROBLEMS.includes(problem) && <SwapDetails />}
    </PriceSlot>
  )
}
