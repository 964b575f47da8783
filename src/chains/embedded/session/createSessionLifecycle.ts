import { ModalError } from '../../../domain/ModalError'
import {
  EMAIL_LOGIN_USED_KEY,
  type EmbeddedNamespace,
  type EmbeddedSession,
  type SignedWhileConnecting,
} from '../../../ports/embedded'
import { createEndlessSignal, type ClientState, type PagePorts, type Notify } from '../clientState'
import type { Approvals } from '../createApprovals'
import { createHeartbeat } from '../createHeartbeat'
import type { AskOptions, Frame } from '../frame/Frame'
import type { LoginRecord } from '../login/createLoginRecord'

const SIGN_OUT_WAIT_MS = 3_000
export const HEARTBEAT_LIMIT_MS = 10_000

interface SessionLifeParts {
  readonly ports: PagePorts
  readonly state: ClientState
  readonly frame: Frame
  readonly record: LoginRecord
  readonly approvals: Pick<Approvals, 'reject'>
  readonly tell: Notify
  /** Called on each heartbeat that finds the login valid. */
  onAlive(): void
}

export interface SessionLifecycle {
  /** Whether the site has the login. */
  isLoggedIn(signal: AbortSignal, options?: AskOptions): Promise<boolean>
  /** Makes the site's answer the session and notifies watchers. */
  adopt(
    parts: readonly (readonly [string, EmbeddedNamespace])[],
    signed?: SignedWhileConnecting,
  ): EmbeddedSession
  /** Forgets the login and removes the frame, without notifying watchers. */
  drop(): void
  /** Ends the login and notifies watchers. */
  end(reason: 'signedOut' | 'expired'): void
  signOut(): Promise<void>
  /** The running sign-out, if any. */
  leaving(): Promise<void> | null
  /** Stops checking the login. */
  stop(): void
}

/** Creates the start, supervision and end of a login. */
export function createSessionLifecycle(parts: SessionLifeParts): SessionLifecycle {
  const { ports, state, frame, record, approvals, tell, onAlive } = parts
  const { window } = ports
  let pendingSignOut: Promise<void> | null = null

  const heartbeat = createHeartbeat(
    ports,
    async signal => {
      const isStanding = await isLoggedIn(signal, { limitMs: HEARTBEAT_LIMIT_MS })
      if (isStanding) onAlive()
      return isStanding
    },
    () => end('expired'),
  )

  async function isLoggedIn(signal: AbortSignal, options: AskOptions = {}): Promise<boolean> {
    const { isConnected } = await frame.ask('IS_CONNECTED', undefined, signal, {
      ...options,
      isRepeatable: true,
    })
    return isConnected
  }

  /** Also rejects requests that wait for the user in the frame. */
  function forget() {
    Object.assign(state, { session: null, email: null, frameNetwork: null, isStoredHere: null })
    stop()
    record.clear()
    approvals.reject()
  }

  function drop() {
    forget()
    frame.remove(new ModalError('SESSION_ENDED', 'The login has ended'))
  }

  function end(reason: 'signedOut' | 'expired') {
    if (!state.session) return
    drop()
    tell({ kind: 'ended', reason })
  }

  /** Detects a sign-out in another tab. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === EMAIL_LOGIN_USED_KEY && newValue === null) end('signedOut')
  }

  function stop() {
    heartbeat.stop()
    window.removeEventListener('storage', onStorage)
  }

  async function signOutOfFrame() {
    const wasUsed = record.isUsed() || state.session !== null || frame.element() !== null
    forget()
    if (wasUsed) {
      const asked = frame.ask('SIGN_OUT', undefined, createEndlessSignal(), {
        limitMs: SIGN_OUT_WAIT_MS,
      })
      await asked.catch(() => undefined) // the login ends here even if the site does not answer
    }
    frame.remove(new ModalError('SESSION_ENDED', 'The visitor signed out'))
  }

  return {
    isLoggedIn,
    adopt(namespaces, signed) {
      const { session: known, isStoredHere } = state
      const session: EmbeddedSession = {
        namespaces: { ...known?.namespaces, ...Object.fromEntries(namespaces) },
        ...(signed && { signed }),
        ...(isStoredHere !== null && { isStoredHere }),
      }
      state.session = session
      record.loggedIn(state.email)
      if (!known) window.addEventListener('storage', onStorage)
      heartbeat.start()
      tell({ kind: 'session', session })
      return session
    },
    drop,
    end,
    signOut() {
      pendingSignOut ??= signOutOfFrame().finally(() => {
        pendingSignOut = null
      })
      return pendingSignOut
    },
    leaving: () => pendingSignOut,
    stop,
  }
}
