import { base64urlnopad } from '@scure/base'
import type { SessionAnswer } from '../../shared/api'
import { failure } from '../failures'
import type { Server } from '../server/createServer'
import type { DeviceStore } from '../storage/openDeviceStore'

const DEVICE_ID = 'deviceId'
const TOKEN = 'token'

export interface SessionPorts {
  readonly server: Server
  readonly store: DeviceStore
  readonly crypto: Crypto
  /** Other tabs of the site; undefined in a browser without `BroadcastChannel`. */
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  /**
   * Called once when an active session has ended elsewhere, has expired or now belongs to another
   * user.
   */
  onEnded(): void
  /** Called when the user's email was changed in another tab or on another device. */
  onRenamed(): void
  /** Called before a new login takes effect. */
  onAdopted?(answer: SessionAnswer): Promise<void>
}

export interface Session {
  /** Random, per browser and storage partition; created at the first login. */
  deviceId(): Promise<string>
  /** Null if no user is signed in. */
  read(): Promise<SessionAnswer | null>
  /** @throws `SIGNED_OUT` */
  need(): Promise<SessionAnswer>
  adopt(answer: SessionAnswer): Promise<void>
  end(): Promise<void>
  /** Records a changed email. The page learns it from the response to its own request. */
  rename(email: string): void
  /**
   * Checks whether an active session still exists. An unreachable server doesn't end the session.
   */
  check(): Promise<void>
}

/** The current session. Its token never leaves the frame's own memory and storage. */
export async function createSession(ports: SessionPorts): Promise<Session> {
  const { server, store, crypto, tabs, onEnded, onRenamed } = ports
  /** The user reported to the page; null until one was reported. */
  let user: Pick<SessionAnswer, 'userId' | 'email'> | null = null

  const kept = await store.get(TOKEN).catch(() => undefined) // as if there were none
  let token = typeof kept === 'string' ? kept : null
  server.useToken(token)

  /** Storage may already hold the token of a newer login in another tab: leave that one. */
  async function removeOwnToken(own: string | null) {
    if (own !== null && (await store.get(TOKEN)) === own) await store.remove(TOKEN)
  }

  async function forget() {
    const own = token
    user = null
    token = null
    server.useToken(null)
    // the server has ended the session, so the token is worthless
    await removeOwnToken(own).catch(() => undefined)
  }

  async function noteEnd() {
    if (user === null) return
    await forget()
    onEnded()
  }

  async function read() {
    const answer = await server.readSession()
    if (user !== null && answer?.userId !== user.userId) {
      await noteEnd()
      return answer
    }
    const isRenamed = user !== null && answer?.email !== user.email
    user = answer
    if (isRenamed) onRenamed()
    return answer
  }

  async function check() {
    if (user === null) return
    await read().catch(() => undefined) // retried on the next interval
  }

  tabs?.addEventListener('message', () => {
    check().catch(() => undefined)
  })

  return {
    deviceId: async () => {
      const known = await store.get(DEVICE_ID)
      if (typeof known === 'string') return known
      const made = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
      await store.set(DEVICE_ID, made)
      return made
    },
    read,
    need: async () => {
      const answer = await read()
      if (!answer) throw failure('SIGNED_OUT')
      return answer
    },
    adopt: async answer => {
      await ports.onAdopted?.(answer)
      user = answer
      token = answer.token
      server.useToken(token)
      await store.set(TOKEN, token).catch(() => undefined) // then it lasts until the page is left
      tabs?.postMessage('changed')
    },
    end: async () => {
      try {
        await server.endSession()
      } finally {
        await forget()
        tabs?.postMessage('changed')
      }
    },
    rename: email => {
      if (user === null) return
      user = { ...user, email }
      tabs?.postMessage('changed')
    },
    check,
  }
}
