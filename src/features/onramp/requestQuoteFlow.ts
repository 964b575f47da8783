import { isAnyOf } from '@reduxjs/toolkit'
import { ON_RAMP_QUOTE_TTL_MS, ON_RAMP_QUOTE_DEBOUNCE_MS } from '../../domain/limits'
import { flowsHalted } from '../../events/flowEvents'
import { networkSwitched } from '../../events/networkEvents'
import { isShown, viewShown } from '../../events/viewEvents'
import { BACKOFF_WINDOW_MS, refuses } from '../../lib/time/createBackoff'
import type { ServiceError } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { isQuoteFor } from './isQuoteFor'
import { onrampApi, type QuoteArgs } from './onrampApi'
import { toQuoteQuestion, selectQuoteArgs } from './onrampSelectors'
import {
  amountTyped,
  currenciesRead,
  paymentChosen,
  purchaseChosen,
  quoteAsked,
  quoteExpired,
  quoteFailed,
  quoteRead,
  quoteRetried,
  selectOnRamp,
  widgetUsed,
} from './onrampSlice'
import type { NoQuoteReason } from './onrampState'
import { isBuying } from './screens'

const changes = isAnyOf(
  amountTyped,
  paymentChosen,
  purchaseChosen,
  currenciesRead,
  quoteRetried,
  widgetUsed,
  networkSwitched,
  isShown('BuyInProgress'),
  flowsHalted,
)

/** Backs off after a refusal. `retryAt` lets the view show the remaining time. */
function toRefusal(api: FlowApi, error: ServiceError | object | undefined) {
  const { status, retryAfterMs } = (error ?? {}) as Partial<ServiceError>
  const isRefused = status !== undefined && refuses({ status })
  const wait = retryAfterMs ?? (isRefused ? BACKOFF_WINDOW_MS : 0)
  const reason: NoQuoteReason = status === 429 ? 'busy' : 'unavailable'
  return { reason, retryAt: wait === 0 ? null : api.extra.now() + wait }
}

const isQuoteExpired = (api: FlowApi): boolean =>
  isBuying(api.getState()) && selectOnRamp(api.getState()).quote.reason === 'expired'

/** Whether a valid quote arrived. An aborted call dispatches nothing: the newer one does. */
async function requestQuote(api: FlowApi, args: QuoteArgs): Promise<boolean> {
  const question = toQuoteQuestion(args)
  api.dispatch(quoteAsked(question))
  const { data, error, isError } = await api.dispatch(
    onrampApi.endpoints.getOnRampQuote.initiate(args, { subscribe: false, forceRefetch: true }),
  )
  if (api.signal.aborted) return false
  if (isError || !data) {
    api.dispatch(quoteFailed({ question, ...toRefusal(api, error) }))
    return false
  }
  if (!isQuoteFor(data, question)) {
    api.dispatch(quoteFailed({ question, reason: 'mismatch', retryAt: null }))
    return false
  }
  api.dispatch(quoteRead({ question, answer: data }))
  return true
}

/**
 * Requests a quote after a change, once typing has paused. After half a minute the quote is renewed
 * while the view is open and the page visible; otherwise it expires. A newer question cancels an
 * older one. Ends with `quoteRead`, `quoteFailed` or `quoteExpired`.
 */
export function registerRequestQuoteFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: async (action, api) => {
      // Going back keeps the quote unless it has expired.
      if (viewShown.match(action) && action.payload.cause === 'back' && !isQuoteExpired(api)) return
      api.cancelActiveListeners()
      if (flowsHalted.match(action)) return
      if (amountTyped.match(action)) await api.delay(ON_RAMP_QUOTE_DEBOUNCE_MS)
      let args = selectQuoteArgs(api.getState())
      while (args && (await requestQuote(api, args))) {
        await api.delay(ON_RAMP_QUOTE_TTL_MS)
        api.dispatch(quoteExpired())
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
