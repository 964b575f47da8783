import * as v from 'valibot'
import { isLocalUrl } from '../socialOptions'

const TIMEOUT_MS = 10_000

const Channel = v.object({
  channelToken: v.pipe(v.string(), v.regex(/^[-\w]{1,200}$/)),
  url: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.url(),
    v.check(url => url.startsWith('https://') || isLocalUrl(url)),
  ),
})
const Completed = v.object({
  state: v.literal('completed'),
  message: v.pipe(v.string(), v.maxLength(4_000)),
  signature: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]+$/), v.maxLength(10_000)),
  username: v.nullish(v.string()),
})

/** What the app signed. Untrusted: the relay verifies nothing. */
export interface SignedMessage {
  readonly message: string
  readonly signature: `0x${string}`
  readonly userName: string | null
}

/**
 * The relay between this site and the user's Farcaster app, by its documented API: `/v1/channel`.
 */
export interface FarcasterRelay {
  /** @throws {Error} if the relay's response is not as documented */
  open(request: {
    readonly siweUri: string
    readonly domain: string
    readonly nonce: string
    /** ISO 8601. */
    readonly expirationTime: string
  }): Promise<v.InferOutput<typeof Channel>>
  /**
   * Null until the app has signed; `'closed'` for a channel that no longer exists. @throws {Error}
   * as above
   */
  status(channelToken: string): Promise<SignedMessage | 'closed' | null>
}

/** @param timeoutMs - per request */
export function createFarcasterRelay(relayUrl: string, timeoutMs = TIMEOUT_MS): FarcasterRelay {
  const base = relayUrl.replace(/\/$/, '')
  const ask = (path: string, init: RequestInit) =>
    fetch(`${base}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  return {
    async open(request) {
      const response = await ask('/v1/channel', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      if (!response.ok) throw new Error(`the relay opened no channel: ${response.status}`)
      return v.parse(Channel, await response.json())
    },
    async status(channelToken) {
      const headers = { authorization: `Bearer ${channelToken}` }
      const response = await ask('/v1/channel/status', { headers })
      if (response.status === 202) return null
      if (response.status === 401) return 'closed'
      if (!response.ok) throw new Error(`the relay gave no status: ${response.status}`)
      const { message, signature, username } = v.parse(Completed, await response.json())
      return { message, signature: signature as `0x${string}`, userName: username ?? null }
    },
  }
}
