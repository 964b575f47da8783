import { createSessionCookie } from '../../clients/createSessionCookie'
import {
  checkCookieSession,
  sessionCookieName,
  type CookieSession,
} from '../../domain/cookieSession'
import { registerKeepSessionCookieFlow } from '../../core/connections/keepSessionCookieFlow'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'
import type { Engine } from '../runtime/Runtime'
import { showSession } from './firstState'

/**
 * Keeps the connected accounts in a cookie, so that a server can render the account button of a
 * returning visitor. Call it once per store, where it is created, on the server and in the browser,
 * with the session that `cookieToSession` read on the server.
 *
 * Until the wallet has answered, the account has the status `reconnecting` and accepts no requests.
 * The cookie holds chain family, network, address and connector id, is below 1 KiB, expires after
 * 30 days, and is removed when the visitor disconnects. No cookie is set if the modal stores
 * nothing (`storage: null`) or restores nothing (`enableReconnect: false`).
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const store = configureStore({
 *   reducer,
 *   enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
 * })
 * syncSessionCookie(store, session)
 */
export function syncSessionCookie(
  store: HostStore,
  session?: CookieSession | null,
  modalKey = 'walletModal',
): void {
  const runtime = findRuntime(store, modalKey)
  runtime.attach(store)
  const { storage, enableReconnect } = runtime.options
  const isKept = storage !== null && enableReconnect !== false
  const page = typeof window === 'undefined' ? undefined : window
  const given = isKept && session ? checkCookieSession(session) : null
  const isShown = showSession(runtime, given, page !== undefined)
  if (!page) return
  const { write } = createSessionCookie(page, sessionCookieName(modalKey))
  if (!isShown) write(null)
  if (!isKept) return
  let engine: Engine | undefined
  // Observers run when the engine exists, before it handles its first action.
  runtime.observe(() => {
    const started = runtime.engine()
    if (started === undefined || started === engine) return
    engine = started
    started.addFlow(registerKeepSessionCookieFlow(write))
  })
}
