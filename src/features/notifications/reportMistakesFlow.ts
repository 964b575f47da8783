import type { UnknownAction } from '@reduxjs/toolkit'
import { ERRORS, type ErrorCode } from '../../domain/errorCatalogue'
import { connectFailed } from '../../events/connectionEvents'
import { pairingFailed } from '../../events/pairingEvents'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'
import { serviceMistake } from '../../services/serviceMistake'
import type { AppStartListening } from '../../store/listening'
import { adviceTexts } from '../../strings/adviceTexts'
import { fill } from '../../strings/translate'
import { selectPageOrigin } from '../connections/connectionsSelectors'
import { alertRaised } from './notificationsSlice'

type Mistake = keyof typeof adviceTexts

/** A question to a service that ended with an error of ours. */
interface Refusal extends UnknownAction {
  readonly payload?: ServiceError
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
}

const REFUSED = `${modalApi.reducerPath}/executeQuery/rejected`

function codeOf(action: UnknownAction): ErrorCode | null {
  if (connectFailed.match(action) || pairingFailed.match(action)) return action.payload.error.code
  if (action.type !== REFUSED) return null
  const { payload, meta } = action as Refusal
  return payload ? serviceMistake(payload, meta?.arg?.endpointName ?? '') : null
}

function mistakeIn(action: UnknownAction): Mistake | null {
  const code = codeOf(action)
  return code && code in adviceTexts ? (code as Mistake) : null
}

const isMistake = (action: UnknownAction): action is UnknownAction => mistakeIn(action) !== null

/**
 * Tells the developers of the page what they have to change when a service refuses it (P7): in their bar, and with the
 * origin that was sent in the console. Each mistake once in the life of a page. Ends with `alertRaised`.
 */
export function registerReportMistakesFlow(startListening: AppStartListening) {
  const told = new Set<Mistake>()
  return startListening({
    matcher: isMistake,
    effect: (action, api) => {
      const code = mistakeIn(action)
      if (!code || told.has(code)) return
      told.add(code)
      const { readAppMetadata, logger } = api.extra
      const origin = readAppMetadata()?.url ?? selectPageOrigin(api.getState()) ?? 'this page'
      const { text } = ERRORS[code]
      logger.log('error', `${code}: ${fill(adviceTexts[code], { origin })}`)
      api.dispatch(alertRaised({ id: text, tone: 'negative', text, params: { origin } }))
    },
  })
}
