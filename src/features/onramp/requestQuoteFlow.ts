import { isAnyOf } from '@reduxjs/toolkit'
import { ON_RAMP_QUOTE_TTL_MS, ON_RAMP_QUOTE_DEBOUNCE_MS } from '../../domain/limits'
import { flowsHalted } from '../../events/flowEvents'
import { networkSwitched } from '../../events/networkEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { areCurrenciesRead } from './areCurrenciesRead'
import { dropAnswers } from './dropAnswers'
import { expireQuote } from './expireQuote'
import { onrampApi } from './onrampApi'
import { onrampReset } from './onrampEvents'
import { selectQuote, selectQuoteArgs } from './onrampSelectors'
import { amountTyped, paymentChosen, purchaseChosen, quoteRetried, widgetUsed } from './onrampSlice'
import { isBuying } from './screens'

/** Even if the form asks the same again, as when an amount is typed anew. */
const isNewQuestion = isAnyOf(
  amountTyped,
  paymentChosen,
  purchaseChosen,
  areCurrenciesRead,
  networkSwitched,
  onrampReset,
)
const changes = isAnyOf(
  isNewQuestion,
  quoteRetried,
  widgetUsed,
  isShown('BuyInProgress'),
  flowsHalted,
)

const { getOnRampQuote } = onrampApi.endpoints
const OPTIONS = { forceRefetch: FRESHNESS.getOnRampQuote, subscribe: false } as const

const isQuoteExpired = (api: FlowApi): boolean =>
  isBuying(api.getState()) && selectQuote(api.getState()).reason === 'expired'

/**
 * Requests a quote after a change, once typing has paused. After half a minute the quote is renewed
 * while the view is open and the page visible; otherwise it expires. A newer question cancels an
 * older one. Ends with the answer of `getOnRampQuote`, or with `quoteExpired`.
 */
export function registerRequestQuoteFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: async (action, api) => {
      // Going back keeps the quote unless it has expired.
      if (viewShown.match(action) && action.payload.cause === 'back' && !isQuoteExpired(api)) return
      api.cancelActiveListeners()
      if (flowsHalted.match(action)) return
      if (isNewQuestion(action)) dropAnswers(api, 'getOnRampQuote')
      if (amountTyped.match(action)) await api.delay(ON_RAMP_QUOTE_DEBOUNCE_MS)
      let args = selectQuoteArgs(api.getState())
      while (args) {
        await api.dispatch(getOnRampQuote.initiate(args, OPTIONS))
        if (api.signal.aborted || !selectQuote(api.getState()).answer) return
        await api.delay(ON_RAMP_QUOTE_TTL_MS)
        expireQuote(api)
        if (api.extra.isPageHidden()) {
          await raceUntil(api, flowsHalted.match, undefined, signal =>
            waitForReturn(api.extra, signal),
          )
        }
        args = isBuying(api.getState()) ? selectQuoteArgs(api.getState()) : null
      }
    },
  })
}
