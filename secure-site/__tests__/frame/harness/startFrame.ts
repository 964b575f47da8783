import { IDBFactory } from 'fake-indexeddb'
import { waitFor } from '@testing-library/dom'
import { runFrame } from '../../../src/frame/runFrame'
import type { PasskeyWindow } from '../../../src/frame/recovery/createPasskeyWindow'
import type { Passkeys } from '../../../src/frame/recovery/passkey'
import { CODE, createFakeServer, EMAIL } from './createFakeServer'
import type { FakeServer } from './createFakeServer'

export const HOST = 'https://tide.example'

export interface Posted {
  readonly message: { id?: string; type: string; payload?: Record<string, unknown> }
  readonly target: string
}

type Listener = (event: MessageEvent) => void

export interface FrameOptions {
  readonly server?: FakeServer
  readonly indexedDb?: () => IDBFactory | undefined
  readonly ancestors?: readonly string[] | null
  readonly chainId?: string
  readonly tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  readonly passkeys?: Passkeys
  readonly openPasskeyWindow?: PasskeyWindow
  readonly speak?: (tag: string | null) => Promise<void>
}

const unexpected = () => {
  throw new Error('No passkey was expected in this test')
}

/** Starts the frame in jsdom; the test acts as the embedding page. */
export function startFrame(options: FrameOptions = {}) {
  const server = options.server ?? createFakeServer()
  const factory = new IDBFactory()
  const posted: Posted[] = []
  const listeners = new Set<Listener>()
  const beats: (() => void)[] = []
  let time = 0
  let lastId = 0
  const parent = {
    postMessage: (message: Posted['message'], target: string) => {
      posted.push({ message: structuredClone(message), target })
    },
  }
  document.body.replaceChildren()
  const ancestors = options.ancestors === undefined ? [HOST] : options.ancestors
  const channel = runFrame({
    window: {
      parent,
      location: ancestors === null ? {} : { ancestorOrigins: ancestors },
      document: { referrer: '' },
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    },
    document,
    query: new URLSearchParams({ projectId: 'p', chainId: options.chainId ?? 'eip155:1' }),
    fetch: server.fetch,
    crypto,
    tabs: options.tabs,
    indexedDb: options.indexedDb ?? (() => factory),
    alone: work => work(),
    passkeys: options.passkeys ?? { make: unexpected, use: unexpected },
    openPasskeyWindow: options.openPasskeyWindow ?? unexpected,
    speak: options.speak ?? (async () => undefined),
    now: () => time,
    every: (_ms, beat) => {
      beats.push(beat)
      return () => undefined
    },
  })

  /** Delivers a message to the frame as a browser would. */
  const deliver = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = {
      data,
      origin: from.origin ?? HOST,
      source: 'source' in from ? from.source : parent,
    }
    for (const listener of listeners) listener(event as MessageEvent)
  }
  const post = (name: string, payload?: unknown) => {
    lastId += 1
    const id = `id${lastId}`
    deliver({ id, type: `@w3m-app/${name}`, payload })
    return id
  }
  const answerTo = (id: string) => posted.find(({ message }) => message.id === id)?.message
  const answered = (id: string) =>
    waitFor(
      () => {
        const answer = answerTo(id)
        if (!answer) throw new Error(`No answer to ${id} yet`)
        return answer
      },
      { timeout: 10_000 },
    )
  const request = (name: string, payload?: unknown) => answered(post(name, payload))

  return {
    server,
    factory,
    posted,
    parent,
    channel,
    deliver,
    post,
    answerTo,
    answered,
    request,
    beat: () => beats.forEach(each => each()),
    /** Advances the frame's clock. */
    pass: (ms: number) => {
      time += ms
    },
    logIn: async () => {
      await request('CONNECT_EMAIL', { email: EMAIL })
      await request('CONNECT_OTP', { otp: CODE })
      return request('GET_USER', {})
    },
    rpc: (method: string, params?: unknown, extra: Record<string, unknown> = {}) =>
      post('RPC_REQUEST', { method, params, ...extra }),
  }
}

export type TestFrame = ReturnType<typeof startFrame>
