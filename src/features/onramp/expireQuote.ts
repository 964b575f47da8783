import type { FlowApi } from '../../store/listening'
import { dropAnswers } from './dropAnswers'
import { quoteExpired } from './onrampSlice'

/** The quote is too old to be shown, or no flow is left that would renew it. */
export function expireQuote(api: FlowApi): void {
  api.dispatch(quoteExpired())
  dropAnswers(api, 'getOnRampQuote')
}
