import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorCode } from '../domain/errorCatalogue'
import type { Network } from '../domain/network'
import type { AppMetadata } from '../domain/options'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { KeyValueStorage, Logger } from './browser'
import type { OldRecords } from './oldRecords'
import type { SiwxCacao } from './siwx'

/** The connector id of every account that came over WalletConnect; also what storage keeps. */
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
  /** The first one is used. */
  readonly accounts: readonly Account[]
  /** Networks the wallet approved: those named and those of its accounts. */
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly activeCaipNetworkId: CaipNetworkId
  readonly methods: readonly string[]
  /** What these methods and the code available for the namespace make possible. */
  readonly capabilities: readonly Capability[]
}

/** A session with a wallet at the other end of the relay, as plain data. */
export interface WalletConnectSession {
  /** ms since 1970. */
  readonly expiresAt: number
  readonly peer: {
    readonly name: string
    readonly url: string
    readonly iconUrl: string | null
    /** The wallet's own links, checked, for bringing it to the front. */
    readonly native: string | null
    readonly universal: string | null
  }
  /** Contains only namespaces with at least one account. */
  readonly namespaces: Readonly<Partial<Record<Namespace, WalletConnectNamespace>>>
  readonly isEveryNetworkSupported: boolean
  /** The modal's id on the relay; services receive it once somebody has connected this way. */
  readonly clientId?: string
}

/** Whether requests can reach the wallet. */
export interface RelayConnectionStatus {
  /** For some seconds already; the modal is reconnecting. */
  readonly isLost: boolean
  /** A request waits for the wallet's answer. */
  readonly isAwaited: boolean
  /** Why the relay refuses the page; null if it just cannot be reached. */
  readonly code: ErrorCode | null
}

/** A change reported by the relay or by the wallet behind it. */
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
 * What a wallet is asked to sign while it connects (`wc_sessionAuthenticate`). Named as in CAIP-74; times are ISO 8601 in UTC.
 */
export interface SignInRequest {
  /** The network that is meant first: wallets make the message for that one. */
  readonly chains: string[]
  readonly domain: string
  readonly nonce: string
  readonly uri: string
  readonly version?: string
  readonly chainId?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: string[]
  /** Of the wallet, for the session; all that the family of the networks has unless given. */
  readonly methods?: string[]
  readonly exp?: string
  readonly iat?: string
  readonly nbf?: string
}

/** A statement that a wallet signed, and the text that its signature is for. */
export interface SignedStatement {
  readonly cacao: SiwxCacao
  readonly message: string
}

/** What the wallet answered to connecting and signing in at once. */
export interface SignInAnswer {
  /** Absent when the wallet signed but shares nothing more. */
  readonly session: WalletConnectSession | null
  /** Empty when the wallet can only connect. */
  readonly statements: readonly SignedStatement[]
}

/**
 * Wallets on other devices, over WalletConnect. One live session at a time, over one or several namespaces. Every method that
 * waits takes a signal and ends promptly when it aborts. Failures are `ModalError`s.
 */
export interface WalletConnectClient {
  /**
   * Makes a fresh pairing and reports its pairing URI, and a new pairing URI whenever the one on show is about to run out. Resolves
   * when a wallet approved. Aborting gives the pairing up and leaves nothing behind on the relay.
   *
   * @throws {ModalError} `RELAY_UNREACHABLE`, `USER_REJECTED`, `NO_ACCOUNTS`, `PROJECT_ID_INVALID`, `ORIGIN_NOT_ALLOWED`, …
   */
  connect(
    onPairingUri: (code: PairingUri) => void,
    signal: AbortSignal,
  ): Promise<WalletConnectSession>
  /**
   * Connects and signs in by one approval. The pairing URI is not renewed: what is signed names its moment.
   *
   * @throws {ModalError} as `connect`
   */
  authenticate?(
    request: SignInRequest,
    onPairingUri: (code: PairingUri) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
  /**
   * The visitor leaves for a wallet, and the page may not be there any more when it answers: from now on what the pairing URI on
   * show needs to be answered is stored, until its pairing is over.
   */
  keepPairingUris(): void
  /** Waits for the answer to a pairing URI that was stored before the page was reloaded; null if there will be none. */
  resume(signal: AbortSignal): Promise<WalletConnectSession | null>
  /** The stored session, if it is still valid. Makes no request. */
  restore(signal: AbortSignal): Promise<WalletConnectSession | null>
  /** Tells the wallet; whether that succeeds or not, the session is forgotten here. */
  disconnect(signal: AbortSignal): Promise<void>
  /** Reports changes of the live session. Returns the function that unsubscribes. */
  watch(onChange: (change: WalletConnectChange) => void): () => void
  /**
   * Asks the wallet. The answer to an id comes once, whatever the relay does meanwhile.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` when the session does not hold the method; `USER_REJECTED`; `LIMIT_EXCEEDED` at 99 pending; …
   */
  request(request: WalletConnectRequest, signal: AbortSignal): Promise<unknown>
  /** Sets the network for later requests in its namespace. */
  chooseNetwork(caipNetworkId: CaipNetworkId): void
  /** Call it when the page is visible again or the network is back: checks the transport and fetches what was missed. */
  refresh(): Promise<void>
  session(): WalletConnectSession | null
  /** The state of the live session's connection. */
  connectionStatus(): RelayConnectionStatus
  /** Pings the wallet. @throws {ModalError} `CONNECT_TIMEOUT`, `SESSION_ENDED`, `RELAY_UNREACHABLE` */
  ping(signal: AbortSignal): Promise<void>
  /**
   * The session's eip155 part as an EIP-1193 object, the same one all the time. It answers what the session knows and
   * asks the wallet for the rest.
   */
  readonly eip1193: object
  /** The library's own provider, for hosts that talk to it themselves. */
  getProvider(): unknown
  dispose(): void
}

export interface WalletConnectPorts {
  readonly window: Window | undefined
  readonly projectId: string
  readonly relayUrl: string
  metadata(): AppMetadata | null
  networks(): readonly Network[]
  /** Whether the host also provided an adapter that works over a session; payments need one. */
  hasAdapterOver(namespace: Namespace): boolean
  rpcUrls(network: Network): readonly string[]
  /** The hosts from which a wallet's own picture may be loaded. */
  readonly imageHosts?: readonly string[] | undefined
  readonly storage: KeyValueStorage | undefined
  /** Where another script of this page may have stored a session. */
  oldRecords?(): Promise<OldRecords>
  readonly logger: Logger
  now(): number
  /** Waits, using the page's clock; false if the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
}

/** The relay the host gave, if any: the client is loaded when somebody needs it, once. */
export interface WalletConnectAccess {
  /** @throws {ModalError} `CODE_NOT_LOADED`; tried again the next time. */
  load(): Promise<WalletConnectClient>
  /** The client, if it has been loaded. */
  peek(): WalletConnectClient | undefined
  /** An earlier life of the page waits for the answer to a pairing URI. */
  hasKeptPairing(): boolean
}
