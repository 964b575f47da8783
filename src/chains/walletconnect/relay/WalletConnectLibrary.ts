import type { SignInRequest } from '../../../ports/walletConnect'

/** A method's parameter may be narrower than what is promised, which is all that can be said of such events. */
export type LibraryListener = { hear(payload: unknown): void }['hear']

/** Listens and stops listening, as every part of the library does. */
export interface LibraryEvents {
  on(event: string, listener: LibraryListener): unknown
  off(event: string, listener: LibraryListener): unknown
}

/** What is needed of a session record to address it; everything else of it is read as untrusted. */
export interface LibrarySession {
  readonly topic: string
  readonly expiry: number
  readonly sessionProperties?: unknown
}

/** What happens to a session, in the library's words. */
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

/** A message as the relay hands it over, sealed. */
export interface SealedMessage {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
}

/** The part of the WalletConnect library (its universal provider, 2.21.8) that we use. A host may hand in its own. */
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
        /** Asks the relay itself; opens the socket where there is none. */
        request(request: { method: string; params: object }): Promise<unknown>
        /** Takes messages in as if the relay had pushed them; one that is known is passed over. */
        handleBatchMessageEvents(messages: SealedMessage[]): Promise<void>
        /** Messages that came in and have not been worked through, by topic. */
        readonly messages: { getWithoutAck(topics: string[]): Record<string, string[]> }
      }
      /** Every request ever sent or received, unless it is told to forget. */
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
    /** The text of an authentication object (CAIP-74). */
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
