import { EventEmitter } from 'node:events'
import type { OpenedLibrary } from '../../../src/chains/walletconnect/relay/openLibrary'
import type {
  LibrarySession,
  WalletConnectLibrary,
} from '../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { turn } from '../../support/turn'

export const ALICE = '0xA11cE00000000000000000000000000000000001'
export const BOB = '0xB0b0000000000000000000000000000000000002'
export const TOPIC = 'a'.repeat(64)

interface SessionParts {
  readonly namespaces?: unknown
  readonly peer?: unknown
  readonly expiry?: number
  readonly sessionProperties?: unknown
}

/** A session record as a wallet may have written it. */
export function sessionRecord(parts: SessionParts = {}): LibrarySession {
  const record = {
    topic: TOPIC,
    expiry: 4_000_000_000,
    peer: {
      metadata: {
        name: 'Far Wallet',
        url: 'https://far.example',
        icons: ['https://far.example/icon.png'],
        redirect: { native: 'far://', universal: 'https://far.example/link' },
      },
    },
    namespaces: {
      eip155: {
        accounts: [`eip155:1:${ALICE}`, `eip155:10:${ALICE}`, `eip155:1:${BOB}`],
        chains: ['eip155:1', 'eip155:10'],
        methods: ['personal_sign', 'eth_sendTransaction'],
        events: ['accountsChanged', 'chainChanged'],
      },
    },
    ...parts,
  }
  return record
}

type Answers = Partial<{
  walletConnect(request: { readonly method: string; readonly params: object }): Promise<unknown>
  pair(): Promise<LibrarySession>
  request(request: unknown): Promise<unknown>
  disconnect(): Promise<void>
  ping(): Promise<void>
}>

/** The relay library with scripted answers; rejects everything else. */
export function createFakeLibrary(answers: Answers = {}) {
  const own = new EventEmitter()
  const client = new EventEmitter()
  const relayer = new EventEmitter()
  const pairingEvents = new EventEmitter()
  const calls: unknown[][] = []
  const unexpected = (what: string) => async (): Promise<never> => {
    throw new Error(`${what} was not expected in this test`)
  }
  const record =
    <A extends unknown[], R>(name: string, work: (...given: A) => R) =>
    (...given: A): R => {
      calls.push([name, ...given])
      return work(...given)
    }
  let sessions: LibrarySession[] = []
  let isConnected = true
  let isSubscribed = true
  let pairings = 0
  /** Received, but not processed yet. */
  const pending: string[] = []
  const proposals: { id: number; pairingTopic: string }[] = []

  const library: WalletConnectLibrary = {
    on: (event, listener) => own.on(event, listener),
    off: (event, listener) => own.off(event, listener),
    connect: record('connect', async () => undefined),
    pair: record('pair', async () => {
      pairings += 1
      const topic = `${String(pairings)}${'0'.repeat(63)}`
      pairingEvents.emit('pairing_create', { topic })
      await Promise.resolve()
      proposals.push({ id: pairings, pairingTopic: topic })
      own.emit('display_uri', `wc:${topic}@2?relay-protocol=irn&symKey=5ec7e7`)
      // No wallet answers before the pairing URI is shown.
      await turn()
      return (answers.pair ?? unexpected('A session'))()
    }),
    disconnect: record('disconnect', answers.disconnect ?? unexpected('A disconnect')),
    setDefaultChain: record('setDefaultChain', () => undefined),
    authenticate: unexpected('A sign-in'),
    client: {
      core: {
        relayer: {
          get connected() {
            return isConnected
          },
          transportExplicitlyClosed: false,
          subscriber: {
            start: record('start', async () => undefined),
            unsubscribe: record('unsubscribe', async () => undefined),
            isKnownTopic: async () => isSubscribed,
          },
          subscribe: record('subscribe', async () => undefined),
          on: (event, listener) => relayer.on(event, listener),
          off: (event, listener) => relayer.off(event, listener),
          transportClose: record('transportClose', async () => undefined),
          restartTransport: record('restartTransport', async () => undefined),
          request: record(
            'walletConnectRequest',
            answers.walletConnect ?? (async () => ({ messages: [] })),
          ),
          handleBatchMessageEvents: record('takeIn', async messages => {
            for (const { message } of messages) pending.push(message)
          }),
          messages: { getWithoutAck: ([topic = '']) => ({ [topic]: [...pending] }) },
        },
        history: { delete: record('forgetHistory', () => undefined) },
        expirer: { set: record('expire', () => undefined) },
        pairing: {
          events: {
            on: (event, listener) => pairingEvents.on(event, listener),
            off: (event, listener) => pairingEvents.off(event, listener),
          },
        },
        heartbeat: {
          init: record('heartbeat', async () => undefined),
          stop: record('heartbeatStop', () => undefined),
        },
        verify: {},
        crypto: {
          getClientId: async () => 'did:key:z6Mk',
          // Messages are not encrypted here.
          decode: async (_topic, message) => JSON.parse(message) as unknown,
        },
      },
      session: {
        getAll: () => sessions,
        delete: record('deleteSession', async () => undefined),
      },
      proposal: { getAll: () => proposals },
      on: (event, listener) => client.on(event, listener),
      off: (event, listener) => client.off(event, listener),
      request: record('request', answers.request ?? unexpected('A request')),
      ping: record('ping', answers.ping ?? unexpected('A ping')),
      disconnect: record('clientDisconnect', async () => undefined),
    },
  }
  let isKept = true
  const storage = {
    isKept: () => isKept,
    keep: record('keep', () => undefined),
    forget: record('forget', () => undefined),
  }

  return {
    library,
    calls,
    asked: (name: string) => calls.filter(([called]) => called === name),
    open: async (): Promise<OpenedLibrary> => ({ library, storage }),
    tell: (event: string, payload: unknown) => client.emit(event, payload),
    walletConnectTells: (event: string, payload?: unknown) => relayer.emit(event, payload),
    showsCode: (uri: string) => own.emit('display_uri', uri),
    /** The library has processed the received messages. */
    workOff: () => void pending.splice(0),
    setSessions(next: LibrarySession[]) {
      sessions = next
    },
    setSubscribed(next: boolean) {
      isSubscribed = next
    },
    setKept(next: boolean) {
      isKept = next
    },
    setConnected(next: boolean) {
      isConnected = next
    },
    listeners: () =>
      [own, client, relayer, pairingEvents].reduce(
        (sum, emitter) =>
          sum +
          emitter.eventNames().reduce((count, name) => count + emitter.listenerCount(name), 0),
        0,
      ),
  }
}
