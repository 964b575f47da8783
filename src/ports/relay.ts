import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorCode } from '../domain/errorCatalogue'
import type { Network } from '../domain/network'
import type { AppMetadata } from '../domain/options'
import type { CaipNetworkId, Namespace } from '../lib/caip'
import type { KeyValueStorage, Logger } from './browser'
import type { OldRecords } from './oldRecords'
import type { ChainAdapterDescriptor, ChainAdapterPorts } from './chainAdapter'
import type { WalletSource } from './walletSource'

/** The connector id of every account that came over the relay; also what storage keeps. */
export const RELAY_CONNECTOR_ID = 'walletConnect'

/** A code to scan or to open a wallet with. */
export interface PairingCode {
  /** `wc:…`; it carries a key, so it belongs into a QR code or a link and nowhere else. */
  readonly uri: string
  /** ms since 1970; after this the code is not shown any more. */
  readonly expiresAt: number
}

/** What a wallet approved for one namespace. */
export interface RelayNamespace {
  /** The first one is meant. */
  readonly accounts: readonly Account[]
  /** Networks the wallet approved: those named and those of its accounts. */
  readonly networkIds: readonly CaipNetworkId[]
  readonly activeNetworkId: CaipNetworkId
  readonly methods: readonly string[]
  /** What these methods, and the code that is here for the namespace, come to. */
  readonly capabilities: readonly Capability[]
}

/** A session with a wallet at the other end of the relay, as plain data. */
export interface RelaySession {
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
  /** Only namespaces with at least one account. */
  readonly namespaces: Readonly<Partial<Record<Namespace, RelayNamespace>>>
  readonly isEveryNetworkSupported: boolean
  /** Who we are on the relay; services are told it once somebody has connected this way. */
  readonly clientId?: string
}

/** Whether what is asked of the wallet has a way to it. */
export interface RelayLine {
  /** For some seconds by now; it is being mended. */
  readonly isLost: boolean
  /** A request waits for the wallet's answer. */
  readonly isAwaited: boolean
  /** Why the relay does not let the page in; null where it only cannot be reached. */
  readonly code: ErrorCode | null
}

/** A fact reported by the relay or by the wallet behind it. */
export type RelayChange =
  | { readonly kind: 'session'; readonly session: RelaySession }
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
  | { readonly kind: 'line'; readonly line: RelayLine }
  /** Deleted by the wallet, or expired. */
  | { readonly kind: 'disconnected' }

export interface RelayRequest {
  readonly networkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}

/**
 * Wallets on other devices, over a relay. One live session at a time, over one or several namespaces. Every method that
 * waits takes a signal and ends promptly when it aborts. Failures are `ModalError`s.
 */
export interface RelayClient {
  /**
   * Makes a fresh pairing and reports its code, and a new code whenever the one on show is about to run out. Resolves
   * when a wallet approved. Aborting gives the pairing up and leaves nothing behind on the relay.
   *
   * @throws {ModalError} `RELAY_UNREACHABLE`, `USER_REJECTED`, `NO_ACCOUNTS`, `PROJECT_ID_INVALID`, `ORIGIN_NOT_ALLOWED`, …
   */
  connect(onCode: (code: PairingCode) => void, signal: AbortSignal): Promise<RelaySession>
  /**
   * The visitor leaves for a wallet, and the page may not be there any more when it answers: from now on what the code on
   * show needs to be answered is stored, until its pairing is over.
   */
  keepCodes(): void
  /** Waits for the answer to a code that an earlier life of the page stored; null when there will be none. */
  resume(signal: AbortSignal): Promise<RelaySession | null>
  /** The stored session, if there is one that still holds. Asks nobody for anything. */
  restore(signal: AbortSignal): Promise<RelaySession | null>
  /** Tells the wallet; whatever becomes of that, the session is forgotten here. */
  disconnect(signal: AbortSignal): Promise<void>
  /** Facts about the live session. The caller owns the returned unsubscribe. */
  watch(onChange: (change: RelayChange) => void): () => void
  /**
   * Asks the wallet. The answer to an id comes once, whatever the relay does meanwhile.
   *
   * @throws {ModalError} `UNSUPPORTED_METHOD` when the session does not hold the method; `USER_REJECTED`; `LIMIT_EXCEEDED` at 99 pending; …
   */
  request(request: RelayRequest, signal: AbortSignal): Promise<unknown>
  /** Which network later requests of its namespace are meant for. */
  chooseNetwork(networkId: CaipNetworkId): void
  /** The page is seen again, or the network is back: looks at the transport and fetches what was missed. */
  refresh(): Promise<void>
  session(): RelaySession | null
  /** How the line of the live session stands. */
  line(): RelayLine
  /** Asks the wallet for a sign of life. @throws {ModalError} `CONNECT_TIMEOUT`, `SESSION_ENDED`, `RELAY_UNREACHABLE` */
  ping(signal: AbortSignal): Promise<void>
  /**
   * The session's eip155 part as an EIP-1193 object, the same one all the time. It answers what the session knows and
   * asks the wallet for the rest. `ChainAdapterDescriptor.loadOver` takes it.
   */
  readonly eip1193: object
  /** The library's own provider, for hosts that talk to it themselves. */
  getProvider(): unknown
  dispose(): void
}

export interface RelayPorts {
  readonly window: Window | undefined
  readonly projectId: string
  readonly relayUrl: string
  metadata(): AppMetadata | null
  networks(): readonly Network[]
  /** Whether the host gave an adapter that works over a session, too: only then can a payment be made. */
  hasAdapterOver(namespace: Namespace): boolean
  rpcUrls(network: Network): readonly string[]
  /** Whom the host lets a wallet's own picture come from. */
  readonly imageHosts?: readonly string[] | undefined
  readonly storage: KeyValueStorage | undefined
  /** Where another program of this page may have left a session. */
  oldRecords?(): Promise<OldRecords>
  readonly logger: Logger
  now(): number
  /** Waits on the clock of the page; false when the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
}

/** How the `/walletconnect` entry describes itself among the adapters: its name now, its code when it is needed. */
export interface RelayDescriptor {
  readonly kind: 'relay'
  load(ports: RelayPorts): Promise<RelayClient>
  /**
   * The wallet of one namespace of the live session; its connector id is always `RELAY_CONNECTOR_ID`. Over
   * the family's own adapter where the host gave one that has `loadOver`, else a plain one that knows accounts, networks
   * and messages. `switchNetwork` asks the wallet where the session holds the method, else only chooses the network;
   * a network that was not approved is `CHAIN_NOT_SUPPORTED`. Loading it asks nobody for anything.
   */
  loadWallets(
    relay: RelayClient,
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
    ports: ChainAdapterPorts,
  ): Promise<WalletSource>
}

/** The relay the host gave, if any: the client is loaded when somebody needs it, once. */
export interface RelayAccess {
  /** @throws {ModalError} `CODE_NOT_LOADED`; tried again the next time. */
  load(): Promise<RelayClient>
  /** The client, if it has been loaded. */
  peek(): RelayClient | undefined
  /** An earlier life of the page waits for the answer to a code. */
  hasKeptPairing(): boolean
}
