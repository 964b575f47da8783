import type { SignInRequest } from '../../../ports/walletConnect'

/** Method syntax keeps parameters bivariant, so listeners may narrow the payload. */
export type LibraryListener = { hear(payload: unknown): void }['hear']

/** Event subscription, as in every part of the library. */
export interface LibraryEvents {
  on(event: string, listener: LibraryListener): unknown
  off(event: string, listener: LibraryListener): unknown
}

/** The trusted part of a session record; every other field is read as untrusted. */
export interface LibrarySession {
  readonly topic: string
  readonly expiry: number
  readonly sessionProperties?: unknown
}

/** The library's session event names. */
export type LibrarySessionEvent =
  | 'session_connect'
  | 'session_event'
  | 'session_update'
  | 'session_extend'
  | 'session_delete'
  | 'session_expire'
  | 'session_request_sent'

/** One namespace of a proposal. */
export interface ProposedNamespace {
  readonly methods: string[]
  readonly events: string[]
  readonly chains: string[]
  readonly rpcMap?: Record<string, string>
  readonly defaultChain?: string
}

/** An encrypted message as the relay delivers it. */
export interface SealedMessage {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
}

/** The used part of the WalletConnect library (universal provider 2.21.8), ours or the host's. */
export interface WalletConnectLibrary {
  readonly client: {
    readonly core: {
      readonly relayer: LibraryEvents & {
        readonly connected: boolean
        transportExplicitlyClosed: boolean
        readonly subscriber: {
          start(): Promise<void>
          unsubscribe(topic: string): Promise<void>
          isKnownTopic(topic: string): Promise<boolean>
        }
        subscribe(topic: string): Promise<unknown>
        transportClose(): Promise<void>
        restartTransport(relayUrl?: string): Promise<void>
        /** Sends a request to the relay; opens the socket if there is none. */
        request(request: { method: string; params: object }): Promise<unknown>
        /** Handles messages as if the relay had pushed them; skips those already known. */
        handleBatchMessageEvents(messages: SealedMessage[]): Promise<void>
        /** Messages received but not yet processed, by topic. */
        readonly messages: { getWithoutAck(topics: string[]): Record<string, string[]> }
      }
      /** Every request sent or received, until deleted. */
      readonly history: { delete(topic: string): void }
      readonly expirer: { set(target: string | number, expiry: number): void }
      readonly pairing: { readonly events: LibraryEvents }
      readonly heartbeat: { init(): Promise<unknown>; stop(): void }
      readonly verify: object
      readonly crypto: {
        getClientId(): Promise<string>
        decode(topic: string, message: string): Promise<unknown>
      }
    }
    readonly session: {
      getAll(): LibrarySession[]
      delete(topic: string, reason: { code: number; message: string }): Promise<void>
    }
    readonly proposal: { getAll(): { readonly id: number; readonly pairingTopic: string }[] }
    on(event: LibrarySessionEvent, listener: LibraryListener): unknown
    off(event: LibrarySessionEvent, listener: LibraryListener): unknown
    request(request: {
      topic: string
      chainId: string
      request: { method: string; params: unknown }
    }): Promise<unknown>
    ping(target: { topic: string }): Promise<void>
    /** Returns the text of an authentication object (CAIP-74). */
    formatAuthMessage?(statement: { request: unknown; iss: string }): string
    disconnect(target: { topic: string; reason: { code: number; message: string } }): Promise<void>
  }
  session?: LibrarySession | undefined
  on(event: string, listener: LibraryListener): unknown
  off(event: string, listener: LibraryListener): unknown
  connect(proposal: {
    optionalNamespaces: Record<string, ProposedNamespace>
    skipPairing: boolean
  }): Promise<unknown>
  pair(pairingTopic: undefined): Promise<LibrarySession>
  disconnect(): Promise<void>
  setDefaultChain(caipNetworkId: string): void
  authenticate(
    request: SignInRequest & { optionalNamespaces: Record<string, ProposedNamespace> },
  ): Promise<{ session?: LibrarySession; auths?: unknown[] }>
}
