import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorCode } from '../domain/errorCatalogue'
import type { Network } from '../domain/network'
import type { AppMetadata } from '../domain/options'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { KeyValueStorage, Logger } from './browser'
import type { OldRecords } from './oldRecords'
import type { SiwxCacao } from './siwx'

/** The connector id of every account connected over WalletConnect; also used in storage. */
export const WALLET_CONNECT_CONNECTOR_ID = 'walletConnect'

/** A pairing URI, to be scanned or to open a wallet. */
export interface PairingUri {
  /** `wc:…`; it contains a key, so use it only in a QR code or a link. */
  readonly uri: string
  /** ms since 1970; after this the pairing URI is no longer shown. */
  readonly expiresAt: number
}

/** What a wallet approved for one namespace. */
export interface WalletConnectNamespace {
  /** The first one is active. */
  readonly accounts: readonly Account[]
  /** Networks that the wallet approved: those listed and those of its accounts. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly activeCaipNetworkId: CaipNetworkId
  readonly methods: readonly string[]
  /** What these methods and the namespace's available code support. */
  readonly capabilities: readonly Capability[]
}

/** A WalletConnect session, as plain data. */
export interface WalletConnectSession {
  /** ms since 1970. */
  readonly expiresAt: number
  readonly peer: {
    readonly name: string
    readonly url: string
    readonly iconUrl: string | null
    /** The wallet's own links, validated, for bringing it to the front. */
    readonly native: string | null
    readonly universal: string | null
  }
  /** Contains only namespaces with at least one account. */
  readonly namespaces: Readonly<Partial<Record<Namespace, WalletConnectNamespace>>>
  readonly isEveryNetworkSupported: boolean
  /** The modal's WalletConnect client id, which services receive once a visitor has connected. */
  readonly clientId?: string
}

/** Whether requests can reach the wallet. */
export interface RelayConnectionStatus {
  /** The connection has been down for some seconds; the modal is reconnecting. */
  readonly isLost: boolean
  /** Whether a request waits for the wallet's response. */
  readonly isAwaited: boolean
  /** Why the relay refuses the page; null if the relay is merely unreachable. */
  readonly code: ErrorCode | null
}

/** A change reported by the relay or the wallet. */
export type WalletConnectChange =
  | { readonly kind: 'session'; readonly session: WalletConnectSession }
  | {
      readonly kind: 'accounts'
      readonly namespace: Namespace
      readonly accounts: readonly Account[]
    }
  | {
      readonly kind: 'network'
      readonly namespace: Namespace
      readonly caipNetworkId: CaipNetworkId
    }
  | { readonly kind: 'status'; readonly status: RelayConnectionStatus }
  /** Deleted by the wallet, or expired. */
  | { readonly kind: 'disconnected' }

export interface WalletConnectRequest {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}

/**
 * What the wallet signs while connecting (`wc_sessionAuthenticate`), named as in CAIP-74. Times are
 * ISO 8601 in UTC.
 */
export interface SignInRequest {
  /** The preferred network first: wallets create the message for that one. */
  readonly chains: string[]
  readonly domain: string
  readonly nonce: string
  readonly uri: string
  readonly version?: string
  readonly chainId?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: string[]
  /** Wallet methods for the session; default: all of the networks' chain family. */
  readonly methods?: string[]
  readonly exp?: string
  readonly iat?: string
  readonly nbf?: string
}

/** A statement that a wallet signed, and the exact text of its signature. */
export interface SignedStatement {
  readonly cacao: SiwxCacao
  readonly message: string
}

/** The wallet's response to connecting and signing in at once. */
export interface SignInAnswer {
  /** Null if the wallet signed but shares no session. */
  readonly session: WalletConnectSession | null
  /** Empty if the wallet can only connect. */
  readonly statements: readonly SignedStatement[]
}

/**
 * Wallets over WalletConnect: one live session at a time, over one or several namespaces.
 * Asynchronous methods take a signal and end promptly when it aborts. Failures are `ModalError`s.
 */
export interface WalletConnectClient {
  /**
   * Creates a pairing and reports its URI, and a new one before it expires. Resolves when a wallet
   * approves. Aborting cancels the pairing and leaves nothing on the relay.
   *
   * @throws {ModalError} `RELAY_UNREACHABLE`, `USER_REJECTED`, `NO_ACCOUNTS`, `PROJECT_ID_INVALID`,
   * `ORIGIN_NOT_ALLOWED`, …
   */
  connect(
    onPairingUri: (code: PairingUri) => void,
    signal: AbortSignal,
  ): Promise<WalletConnectSession>
  /**
   * Connects and signs in with one approval. The URI is not renewed: the message contains its time.
   *
   * @throws {ModalError} as `connect`
   */
  authenticate?(
    request: SignInRequest,
    onPairingUri: (code: PairingUri) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
  /**
   * Call when the visitor leaves for a wallet, since the page may be unloaded: stores what the
   * response to the shown pairing URI needs, until its pairing is over.
   */
  keepPairingUris(): void
  /** Waits for the response to a pairing URI stored before a reload; null if none will come. */
  resume(signal: AbortSignal): Promise<WalletConnectSession | null>
  /** Resolves with the stored session, if it is still valid. Makes no request. */
  restore(signal: AbortSignal): Promise<WalletConnectSession | null>
  /** Disconnects the wallet; the session is forgotten here even if that fails. */
  disconnect(signal: AbortSignal): Promise<void>
  /** Reports changes of the live session. Returns the function that unsubscribes. */
  watch(onChange: (change: WalletConnectChange) => void): () => void
  /**
   * Sends a request to the wallet. Each id gets exactly one response, even if the relay reconnects.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` if the session lacks the method; `USER_REJECTED`;
   * `LIMIT_EXCEEDED` at 99 pending; …
   */
  request(request: WalletConnectRequest, signal: AbortSignal): Promise<unknown>
  /** Sets the network for later requests in its namespace. */
  chooseNetwork(caipNetworkId: CaipNetworkId): void
  /** Call on return to the page or network: checks the transport and fetches missed messages. */
  refresh(): Promise<void>
  session(): WalletConnectSession | null
  /** Returns the live session's connection status. */
  connectionStatus(): RelayConnectionStatus
  /**
   * Pings the wallet.
   *
   * @throws {ModalError} `CONNECT_TIMEOUT`, `SESSION_ENDED`, `RELAY_UNREACHABLE`
   */
  ping(signal: AbortSignal): Promise<void>
  /**
   * The session's eip155 part as one stable EIP-1193 provider. Answers from the session or forwards
   * to the wallet.
   */
  readonly eip1193: object
  /** Returns the library's own provider, for hosts that use it directly. */
  getProvider(): unknown
  dispose(): void
}

export interface WalletConnectPorts {
  readonly window: Window | undefined
  readonly projectId: string
  readonly relayUrl: string
  metadata(): AppMetadata | null
  networks(): readonly Network[]
  /** Whether the host also passed an adapter that works over a session; payments need one. */
  hasAdapterOver(namespace: Namespace): boolean
  rpcUrls(network: Network): readonly string[]
  /** The hosts from which a wallet's own icon may be loaded. */
  readonly imageHosts?: readonly string[] | undefined
  readonly storage: KeyValueStorage | undefined
  /** Where another script of this page may have stored a session. */
  oldRecords?(): Promise<OldRecords>
  readonly logger: Logger
  now(): number
  /** Waits, using the page's clock; false if the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
}

/** Access to WalletConnect, if the host passed it; its client is loaded once, on demand. */
export interface WalletConnectAccess {
  /** @throws {ModalError} `CODE_NOT_LOADED`; the next call tries again. */
  load(): Promise<WalletConnectClient>
  /** Returns the client if it is loaded. */
  peek(): WalletConnectClient | undefined
  /** Whether a pairing URI from before a reload still waits for a response. */
  hasKeptPairing(): boolean
}
