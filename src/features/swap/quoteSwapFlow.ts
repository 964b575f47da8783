import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import {
  SWAP_QUOTE_DEBOUNCE_MS,
  QUOTE_TIMEOUT_MS,
  SWAP_REFRESH_MS,
} from '../../domain/swap/swapRules'
import { modalClosed } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { waitForReturn } from '../../store/waitForReturn'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { selectCurrentView } from '../../core/router/routerSlice'
import { fetchQuote, toSubjectKey, selectSwapSubject } from './fetchQuote'
import {
  quoteAsked,
  quoteFailed,
  quoteKnown,
  quoteRequested,
  selectSwap,
  sidesFlipped,
  sourceChosen,
  swapAmountTyped,
  targetChosen,
} from './swapSlice'

const mayNeedQuote = isAnyOf(
  sourceChosen,
  targetChosen,
  sidesFlipped,
  swapAmountTyped,
  quoteRequested,
  viewShown,
)

/** The modal closed, or the session ended. */
function createIsQuoteOver(api: FlowApi): (action: UnknownAction) => action is UnknownAction {
  const isSessionOver = sessionOver(selectActiveNamespace(api.getState()) ?? DEFAULT_NAMESPACE)
  return (action): action is UnknownAction => modalClosed.match(action) || isSessionOver(action)
}

/** ms; Infinity without a price. */
function getQuoteAge(api: FlowApi): number {
  const { quote } = selectSwap(api.getState())
  return quote ? api.extra.now() - quote.quotedAt : Infinity
}

/** False if the quote is not needed any more. */
async function refreshQuote(api: FlowApi): Promise<boolean> {
  const subject = selectSwapSubject(api.getState())
  if (!subject) return false
  // A recent price stays while the next loads; an older one goes (P43).
  api.dispatch(quoteAsked({ isOld: getQuoteAge(api) > SWAP_REFRESH_MS + SWAP_QUOTE_DEBOUNCE_MS }))
  const outcome = await raceUntil(api, createIsQuoteOver(api), QUOTE_TIMEOUT_MS, signal =>
    fetchQuote(api, signal, subject),
  )
  if (outcome.kind === 'left') return false
  if (toSubjectKey(selectSwapSubject(api.getState())) !== toSubjectKey(subject)) return false
  const priced = outcome.kind === 'done' ? outcome.value : ({ problem: 'unreachable' } as const)
  api.dispatch('problem' in priced ? quoteFailed(priced.problem) : quoteKnown(priced.quote))
  return true
}

/**
 * Keeps the price fresh: 200 ms after the last key, then every ten seconds while form and page are
 * visible. Only the latest request counts. Ends with `quoteKnown` or `quoteFailed`.
 */
export function registerQuoteSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: mayNeedQuote,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      try {
        if (selectCurrentView(api.getState()).name !== 'Swap') return
        if (selectSwapSubject(api.getState()) === null) return
        if (swapAmountTyped.match(action)) await api.delay(SWAP_QUOTE_DEBOUNCE_MS)
        for (;;) {
          const isDue = getQuoteAge(api) >= SWAP_REFRESH_MS
          if (isDue && !api.extra.isPageHidden() && !(await refreshQuote(api))) return
          const rest = Math.max(SWAP_REFRESH_MS - getQuoteAge(api), 0)
          const pause = await raceUntil(
            api,
            createIsQuoteOver(api),
            Number.isFinite(rest) && rest > 0 ? rest : SWAP_REFRESH_MS,
            signal => waitForReturn(api.extra, signal),
          )
          if (pause.kind === 'left') return
        }
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise, a newer run took over
      }
    },
  })
}
