import * as v from 'valibot'
import { failure, failurePayload } from '../failures'
import { ancestorsOf, readyTargetOf } from './ancestors'
import type { FramedWindow } from './ancestors'
import { isWithin } from './measure'

const APP = '@w3m-app/'
const FRAME = '@w3m-frame/'
const MAX_MESSAGE_BYTES = 1_000_000
const MAX_OPEN = 100
const MAX_A_SECOND = 200
const MAX_REMEMBERED_IDS = 1_000

/** Unknown members are allowed (protocol §5.2). */
const Envelope = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  type: v.pipe(v.string(), v.startsWith(APP), v.maxLength(100)),
  payload: v.optional(v.unknown()),
})

export interface ChannelWindow extends FramedWindow {
  readonly parent: {
    postMessage(message: unknown, targetOrigin: string): void
  }
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export interface HostRequest {
  readonly id: string
  /** Without prefix: `CONNECT_EMAIL`. */
  readonly name: string
  readonly payload: unknown
}

export interface HostChannel {
  /** Origin of the embedding page; null while it is unknown. */
  hostOrigin(): string | null
  /** Sends the page an unsolicited message. Dropped until the page has sent its first message. */
  tell(name: string, payload?: unknown): void
  close(): void
}

export interface HostChannelPorts {
  readonly window: ChannelWindow
  readonly version: string
  now(): number
  /** Null for an unknown name, which is ignored. A rejection becomes an error response. */
  answer(request: HostRequest): Promise<unknown> | null
}

/** Accepts at most 200 messages per second; the rest are dropped, not queued. */
function createRateLimit(now: () => number) {
  let since = 0
  let count = 0
  return () => {
    if (now() - since >= 1_000) {
      since = now()
      count = 0
    }
    count += 1
    return count <= MAX_A_SECOND
  }
}

/** Remembers the latest ids, so that a replayed message is not handled twice. */
function createSeenIds() {
  const seen = new Set<string>()
  return (id: string) => {
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > MAX_REMEMBERED_IDS && oldest !== undefined) seen.delete(oldest)
    return true
  }
}

/**
 * The frame's end of protocol §5. Listens to its parent window only, and after the first valid
 * message only to that message's origin; it replies to that origin alone.
 */
export function createHostChannel({ window, version, now, answer }: HostChannelPorts): HostChannel {
  const nearest = ancestorsOf(window)?.[0] ?? null
  const isInTime = createRateLimit(now)
  const isNew = createSeenIds()
  let bound: string | null = null
  let open = 0

  const post = (message: unknown) => {
    if (bound !== null) window.parent.postMessage(message, bound)
  }
  const reply = (id: string, type: string, payload?: unknown) => {
    post({ id, type: type.replace(APP, FRAME), ...(payload !== undefined && { payload }) })
  }

  const isFromHost = (event: MessageEvent) =>
    event.source === (window.parent as unknown) &&
    event.origin !== '' &&
    event.origin !== 'null' &&
    (nearest === null || event.origin === nearest) &&
    (bound === null || event.origin === bound)

  const hear = (event: MessageEvent) => {
    if (!isFromHost(event) || !isInTime()) return
    const parsed = v.safeParse(Envelope, event.data)
    if (!parsed.success) return
    const { id, type, payload } = parsed.output
    bound ??= event.origin
    if (!isNew(id)) return
    const refuse = (thrown: unknown) => reply(id, `${type}_ERROR`, failurePayload(thrown))
    if (!isWithin(MAX_MESSAGE_BYTES, event.data)) return refuse(failure('TOO_LARGE'))
    if (open >= MAX_OPEN) return refuse(failure('TOO_MANY_OPEN'))
    const answering = answer({ id, name: type.slice(APP.length), payload })
    if (!answering) return
    open += 1
    answering
      .then(result => reply(id, `${type}_SUCCESS`, result), refuse)
      .catch(() => refuse(failure('INTERNAL'))) // a result that can't be cloned
      .finally(() => {
        open -= 1
      })
  }

  window.addEventListener('message', hear)
  window.parent.postMessage({ type: `${FRAME}READY`, payload: { version } }, readyTargetOf(window))
  return {
    hostOrigin: () => nearest ?? bound,
    tell: (name, payload) => {
      post({ type: `${FRAME}${name}`, ...(payload !== undefined && { payload }) })
    },
    close: () => window.removeEventListener('message', hear),
  }
}
