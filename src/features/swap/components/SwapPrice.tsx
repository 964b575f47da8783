import { styled } from 'styled-components'
import { IMPACT_MAX } from '../../../domain/swap/swapRules'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { Message } from '../../../ui/feedback/Message'
import { selectActiveNetwork } from '../../network/networkSelectors'
import { selectLocale } from '../../theme/themeSlice'
import { selectHasPriceRoom, selectSwapProblem } from '../swapSelectors'
import type { SwapProblem } from '../swapState'
import { quoteRequested, selectSwap, swapReviewRequested } from '../swapSlice'
import { isWorthAsking, PROBLEM_TEXTS } from './problemText'
import { SwapDetails } from './SwapDetails'

/** As tall as the closed tray of the price, or two lines of a message: the button below stays where it is. */
const Room = styled.div`
  &[data-kept] {
    min-block-size: 52px;
  }
`

const Said = styled.div`
  padding: 8px 4px 0;
  &:empty {
    display: none;
  }
`

/** In the place of the rate that is coming. */
const Coming = styled.div`
  display: flex;
  align-items: center;
  margin-block-start: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  &:empty {
    display: none;
  }
`

/** With these, a price is of no use, and the message takes its place. */
const OVER_PRICE: readonly (SwapProblem | null)[] = ['shortOfGas', 'impactTooHigh']

/** Why there is no price or no review, and what can be done about it. */
function Trouble() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { reviewProblem } = useModalSelector(selectSwap)
  const problem = useModalSelector(selectSwapProblem)
  const symbol = useModalSelector(selectActiveNetwork)?.nativeCurrency.symbol ?? ''
  const words = { symbol, max: localDecimal(IMPACT_MAX, locale) }
  const quoteProblem = problem !== null && problem in PROBLEM_TEXTS
  const said = reviewProblem ?? (quoteProblem ? (problem as keyof typeof PROBLEM_TEXTS) : null)
  const again = reviewProblem === null ? quoteRequested() : swapReviewRequested()
  const canRetry = reviewProblem === null ? isWorthAsking(problem) : reviewProblem !== 'unsupported'
  return (
    <Said role="alert">
      {said !== null && (
        <Message tone="error">
          <bdi>{t(PROBLEM_TEXTS[said], words)}</bdi>
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
    </Said>
  )
}

/** The price, that it is being asked for, or why there is none: each in the same place. */
export function SwapPrice() {
  const t = useTranslate()
  const { quotePhase } = useModalSelector(selectSwap)
  const problem = useModalSelector(selectSwapProblem)
  const isKept = useModalSelector(selectHasPriceRoom)
  return (
    <Room data-wm-part="price" data-kept={isKept ? '' : undefined}>
      <Trouble />
      <Coming role="status">
        {problem === 'quoting' && quotePhase === 'asking' && <Message>{t('swap.quoting')}</Message>}
      </Coming>
      {!OVER_PRICE.includes(problem) && <SwapDetails />}
    </Room>
  )
}
