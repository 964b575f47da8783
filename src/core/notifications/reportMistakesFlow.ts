import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { type ErrorCode, getErrorTextKey } from '../../domain/errorCatalogue'
import { connectFailed } from '../../events/connectionEvents'
import { pageRefused } from '../../events/startEvents'
import { pairingUriIssued, pairingFailed } from '../../events/pairingEvents'
import { logAdvice } from '../../services/logAdvice'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'
import { getDeveloperErrorCode } from '../../services/getDeveloperErrorCode'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { adviceTexts } from '../../strings/en/adviceTexts'
import { alertDismissed, alertRaised } from './notificationsSlice'
import { parseUrl } from '../../lib/links/parseUrl'

/** Errors that a refused request reports. Those excluded are reported by other flows. */
type Mistake = Exclude<
  keyof typeof adviceTexts & ErrorCode,
  'PROJECT_LIMIT_EXCEEDED' | 'NETWORK_NOT_FOUND' | `FRAME_${string}`
>

const MISTAKES: Readonly<Record<Mistake, true>> = {
  ORIGIN_NOT_ALLOWED: true,
  PROJECT_ID_INVALID: true,
  PROJECT_ID_NOT_CONFIGURED: true,
  JWT_NOT_VALID: true,
  SERVER_ERROR: true,
  RATE_LIMITED: true,
  PEER_MISSING: true,
  PEER_VERSION: true,
}

/** Alert texts about a peer dependency. */
const PEER_TEXTS = {
  PEER_MISSING: 'errors.peerNotInstalled',
  PEER_VERSION: 'errors.peerTooOld',
} as const
const isAboutPeer = (code: ErrorCode): code is keyof typeof PEER_TEXTS => code in PEER_TEXTS

/** Parses `viem@^2.31 (found 1.21.4)` or `viem`. */
function readPeer(detail: string): Record<string, string> {
  const [, peer = detail, found = ''] = /^(\S+) \(found (.+)\)$/.exec(detail) ?? []
  return { peer, found }
}

/** An API request that was rejected with a service error. */
interface Refusal extends UnknownAction {
  readonly payload?: ServiceError
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
}

/** The action type as a string, because its slice is in the pairing chunk. */
const RELAY_CHANGED = 'walletModal/pairing/connectionChanged'
const REFUSED = `${modalApi.reducerPath}/executeQuery/rejected`
const ANSWERED = `${modalApi.reducerPath}/executeQuery/fulfilled`
/** The endpoint that lists the allowed origins, which do not include this page's. */
const ORIGINS = 'getOrigins'
/** Identifies the relay among endpoint names. */
const WALLET_CONNECT = 'relay'

const isFailure = isAnyOf(connectFailed, pairingFailed, pageRefused)

/** The relay's error code, or null. */
const getRelayCode = ({ payload }: { readonly payload?: unknown } & UnknownAction) =>
  (payload as { readonly status: { readonly code: ErrorCode | null } }).status.code

/** The error of a failed connection or request; `code` is null for any other action. */
function getError(action: UnknownAction): {
  readonly code: ErrorCode | null
  readonly detail: string
} {
  if (isFailure(action)) return action.payload.error
  if (action.type === RELAY_CHANGED) return { code: getRelayCode(action), detail: '' }
  const { payload, meta } = action as Refusal
  if (action.type !== REFUSED || !payload) return { code: null, detail: '' }
  const { code, message } = payload
  return code && isAboutPeer(code)
    ? { code, detail: message }
    : { code: getDeveloperErrorCode(payload, meta?.arg?.endpointName ?? ''), detail: '' }
}

/** Returns what refused or responded: an endpoint name, or `WALLET_CONNECT` for the relay. */
function getSource(action: UnknownAction): string {
  if (pageRefused.match(action)) return ORIGINS
  return (action as Refusal).meta?.arg?.endpointName ?? WALLET_CONNECT
}

const isAnswer = (action: UnknownAction): action is UnknownAction =>
  pairingUriIssued.match(action) ||
  action.type === ANSWERED ||
  (action.type === RELAY_CHANGED && getRelayCode(action) === null)

function getMistake(action: UnknownAction): Mistake | null {
  const { code } = getError(action)
  return code && code in MISTAKES ? (code as Mistake) : null
}

/**
 * Does not use `selectPageOrigin`: sharing that module with the account chunk makes Vite's bundler
 * split the page's first chunk.
 */
function selectConfiguredOrigin({ options }: RootState): string | null {
  const { url = '' } = options.metadata ?? {}
  return parseUrl(url)?.origin ?? null
}

const isMistake = (action: UnknownAction): action is UnknownAction => getMistake(action) !== null

/**
 * Warns the page's developers when a service refuses the page (P7), or when an adapter's peer
 * dependency is missing or too old, in the alert bar and, with the origin sent, in the console.
 * Once per mistake and page load. Ends with `alertRaised`, and with `alertDismissed` once every
 * service that refused has responded.
 */
export function registerReportMistakesFlow(startListening: AppStartListening) {
  const reported = new Set<string>()
  const refusing = new Map<Mistake, Set<string>>()
  startListening({
    matcher: isAnswer,
    effect: (action, api) => {
      for (const [code, speakers] of refusing) {
        if (!speakers.delete(getSource(action)) || speakers.size > 0) continue
        api.dispatch(alertDismissed(getErrorTextKey(code)))
      }
    },
  })
  return startListening({
    matcher: isMistake,
    effect: async (action, api) => {
      const code = getMistake(action)
      if (!code) return
      refusing.set(code, (refusing.get(code) ?? new Set()).add(getSource(action)))
      const peer = isAboutPeer(code) ? getError(action).detail : ''
      if (reported.has(code + peer)) return
      reported.add(code + peer)
      const origin =
        api.extra.readAppMetadata()?.url ?? selectConfiguredOrigin(api.getState()) ?? 'this page'
      const text = getErrorTextKey(code)
      const params: Record<string, string> = peer ? readPeer(peer) : { origin }
      const alert = {
        id: text,
        tone: 'negative',
        text: isAboutPeer(code) ? PEER_TEXTS[code] : text,
        params,
      } as const
      api.dispatch(alertRaised(alert))
      await logAdvice(api.extra, 'error', code, params)
    },
  })
}
