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
  /** Other tabs of the site; absent in a browser without `BroadcastChannel`. */
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  /** Told once when a session that was in use has ended elsewhere or ran out, or is another user's now. */
  onEnded(): void
  /** Told when the user of a session that is in use has another email, given in another tab or elsewhere. */
  onRenamed(): void
  /** Told of a login before it is used. */
  onAdopted?(answer: SessionAnswer): Promise<void>
}

export interface Session {
  /** Random, of this browser and partition; made at the first login. */
  deviceId(): Promise<string>
  /** Null where no user is logged in. */
  read(): Promise<SessionAnswer | null>
  /** @throws `SIGNED_OUT` */
  need(): Promise<SessionAnswer>
  adopt(answer: SessionAnswer): Promise<void>
  end(): Promise<void>
  /** The user has this email from now on, as the page is told by the answer to its own request. */
  rename(email: string): void
  /** Asks whether the session is still there, if one is in use. A server that does not answer ends nothing. */
  check(): Promise<void>
}

/** Who is logged in here. The token stays in the frame's own memory and storage. */
export async function createSession(ports: SessionPorts): Promise<Session> {
  const { server, store, crypto, tabs, onEnded, onRenamed } = ports
  /** The user that the page was told of; null while it was told of none. */
  let user: Pick<SessionAnswer, 'userId' | 'email'> | null = null

  const kept = await store.get(TOKEN).catch(() => undefined) // as if there were none
  let token = typeof kept === 'string' ? kept : null
  server.useToken(token)

  /** What storage holds may be the token of a newer login, of another tab: that one stays. */
  async function removeOwnToken(own: string | null) {
    if (own !== null && (await store.get(TOKEN)) === own) await store.remove(TOKEN)
  }

  async function forget() {
    const own = token
    user = null
    token = null
    server.useToken(null)
    await removeOwnToken(own).catch(() => undefined) // the server has ended it; the token opens nothing
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
    await read().catch(() => undefined) // asked again at the next beat
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
      await store.set(TOKEN, token).catch(() => undefined) // then it lasts as long as this page
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
