import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import {
  SWAP_QUOTE_DEBOUNCE_MS,
  QUOTE_TIMEOUT_MS,
  SWAP_REFRESH_MS,
} from '../../domain/swap/swapRules'
import { modalClosed } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { waitForReturn } from '../../store/waitForReturn'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { selectCurrentView } from '../../core/router/routerSlice'
import { fetchQuote } from './fetchQuote'
import { swapApi } from './swapApi'
import { selectSwapQuote, selectSwapSubject, toSubjectKey } from './swapQuoteSelectors'
import {
  quoteRequested,
  sidesFlipped,
  sourceChosen,
  swapAmountTyped,
  targetChosen,
} from './swapSlice'

const isNewInput = isAnyOf(sourceChosen, targetChosen, sidesFlipped, swapAmountTyped)
const mayNeedQuote = isAnyOf(isNewInput, quoteRequested, viewShown)

/** The modal closed, or the session ended. */
function createIsQuoteOver(api: FlowApi): (action: UnknownAction) => action is UnknownAction {
  const isSessionOver = sessionOver(selectActiveNamespace(api.getState()) ?? DEFAULT_NAMESPACE)
  return (action): action is UnknownAction => modalClosed.match(action) || isSessionOver(action)
}

/** ms; Infinity without a price. */
function getQuoteAge(api: FlowApi): number {
  const { quote } = selectSwapQuote(api.getState())
  return quote ? api.extra.now() - quote.quotedAt : Infinity
}

/** False if the quote is not needed any more. */
async function refreshQuote(api: FlowApi): Promise<boolean> {
  const subject = selectSwapSubject(api.getState())
  if (!subject) return false
  const outcome = await raceUntil(api, createIsQuoteOver(api), QUOTE_TIMEOUT_MS, signal =>
    fetchQuote(api, subject, signal),
  )
  if (outcome.kind === 'left') return false
  return toSubjectKey(selectSwapSubject(api.getState())) === toSubjectKey(subject)
}

/** Every new input is priced anew, even one that was priced a moment ago. */
function forgetQuotes(api: FlowApi): void {
  const { queries } = selectModalApiState(api.getState())?.walletModalApi ?? {}
  for (const [queryCacheKey, query] of Object.entries(queries ?? {})) {
    if (query?.endpointName !== swapApi.endpoints.getSwapQuote.name) continue
    api.dispatch(
      modalApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
    )
  }
}

/**
 * Keeps the price fresh: 200 ms after the last key, then every ten seconds while form and page are
 * visible. Only the latest question counts; `selectSwapQuote` reads its answer.
 */
export function registerQuoteSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: mayNeedQuote,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (isNewInput(action)) forgetQuotes(api)
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
