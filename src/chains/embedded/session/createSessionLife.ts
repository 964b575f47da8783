import { ModalError } from '../../../domain/ModalError'
import {
  EMAIL_LOGIN_USED_KEY,
  type EmbeddedNamespace,
  type EmbeddedSession,
  type SignedWhileConnecting,
} from '../../../ports/embedded'
import { forever, type ClientState, type PagePorts, type Tell } from '../clientState'
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
  readonly tell: Tell
  /** At each heartbeat that finds the login standing. */
  onAlive(): void
}

export interface SessionLife {
  /** Whether the site knows the login. */
  isLoggedIn(signal: AbortSignal, options?: AskOptions): Promise<boolean>
  /** What the site said becomes the session, and everyone is told. */
  adopt(
    parts: readonly (readonly [string, EmbeddedNamespace])[],
    signed?: SignedWhileConnecting,
  ): EmbeddedSession
  /** What is known of the login is forgotten, and the frame with it; watchers are not told. */
  drop(): void
  /** The login ended elsewhere; everyone is told. */
  end(reason: 'signedOut' | 'expired'): void
  signOut(): Promise<void>
  /** The sign-out under way. */
  leaving(): Promise<void> | null
  /** Looks no longer whether the login stands. */
  stop(): void
}

/** How a login of the client begins, is kept an eye on, and ends. */
export function createSessionLife(parts: SessionLifeParts): SessionLife {
  const { ports, state, frame, record, approvals, tell, onAlive } = parts
  const { window } = ports
  let leaving: Promise<void> | null = null

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

  /** What waits for the visitor in the frame ends as well. */
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

  /** Another tab of this page signed out. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === EMAIL_LOGIN_USED_KEY && newValue === null) end('signedOut')
  }

  function stop() {
    heartbeat.stop()
    window.removeEventListener('storage', onStorage)
  }

  async function leave() {
    const wasUsed = record.isUsed() || state.session !== null || frame.element() !== null
    forget()
    if (wasUsed) {
      const asked = frame.ask('SIGN_OUT', undefined, forever(), { limitMs: SIGN_OUT_WAIT_MS })
      await asked.catch(() => undefined) // the login is forgotten here whether its site says so or not
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
      leaving ??= leave().finally(() => {
        leaving = null
      })
      return leaving
    },
    leaving: () => leaving,
    stop,
  }
}
