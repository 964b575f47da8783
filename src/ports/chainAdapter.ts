import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { Connector } from '../domain/connector'
import type { Network } from '../domain/network'
import type { BlockMark, FeeEstimate, SendIntent } from '../domain/send'
import type { TokenBalance } from '../domain/token'
import type { CaipNetworkId, Namespace } from '../lib/caip'

/** What a wallet answered when asked who it is. */
export interface WalletSession {
  readonly accounts: readonly Account[]
  /** The network the wallet itself says it is on. */
  readonly caipNetworkId: CaipNetworkId
  /** What the wallet can do here, and what can be asked about its account. */
  readonly capabilities: readonly Capability[]
  /** What the wallet calls itself, where no connector of the page tells. */
  readonly walletName?: string
}

/** A fact reported by a wallet that is being watched. */
export type WalletChange =
  | { readonly kind: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly kind: 'network'; readonly caipNetworkId: CaipNetworkId }
  | { readonly kind: 'disconnected' }

/** What became of a transaction: it is in a block, or another one of the same account took its place. */
export type Receipt =
  | {
      readonly hash: string
      readonly status: 'confirmed' | 'failed'
      /** ms. */
      readonly minedAt: number
    }
  | { readonly hash: string; readonly status: 'replaced' }

/** A token to be read straight from a chain. `address` is plain. */
export interface TokenToRead {
  readonly address: string
  readonly iconUrl?: string
}

/**
 * One blockchain family behind one face. Takes and returns plain data; providers stay inside.
 * Every method that waits takes a signal and ends promptly when it aborts. Failures are `ModalError`s.
 */
export interface ChainAdapter {
  readonly namespace: Namespace
  /** Listens for wallets from now on and reports the whole list each time it changes, late comers included. */
  discover(onConnectors: (connectors: readonly Connector[]) => void): () => void
  /** Asks the visitor in the wallet. */
  connect(connectorId: string, signal: AbortSignal): Promise<WalletSession>
  /**
   * Asks silently, without a prompt. Waits for a wallet that has not announced itself yet until the signal aborts.
   * Resolves `null` when the wallet is there but no longer shares an account.
   *
   * @throws {ModalError} `CONNECT_TIMEOUT` or `CODE_NOT_LOADED` when nothing can be said for now: the session stays stored.
   */
  restore(connectorId: string, signal: AbortSignal): Promise<WalletSession | null>
  /** Takes back the wallet's permission where it can; failures inside the wallet are not the caller's concern. */
  disconnect(connectorId: string, signal: AbortSignal): Promise<void>
  /** Wallet-side facts as data. The caller owns the returned unsubscribe. */
  watch(connectorId: string, onChange: (change: WalletChange) => void): () => void
  /** Moves the wallet; adds the network first where the wallet does not know it. */
  switchNetwork(connectorId: string, network: Network, signal: AbortSignal): Promise<void>
  /** Decimal string in the native coin. The host's own RPC is asked first. */
  getNativeBalance(address: string, network: Network, signal: AbortSignal): Promise<string>
  /** Holdings read straight from the chain, the native coin first. */
  getTokenBalances(
    address: string,
    network: Network,
    tokens: readonly TokenToRead[],
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** Whether a contract lives at a plain address; an account that lends itself code is none. */
  isContract(address: string, network: Network, signal: AbortSignal): Promise<boolean>
  /** In what a token's own contract counts it, asked of the chain and of nobody else. `token` is a plain address. */
  getTokenDecimals(token: string, network: Network, signal: AbortSignal): Promise<number>
  estimateFee(intent: SendIntent, network: Network, signal: AbortSignal): Promise<FeeEstimate>
  /** How far apart blocks were of late, in ms: measured back from a block that is known. */
  getBlockTime(newest: BlockMark, network: Network, signal: AbortSignal): Promise<number>
  /**
   * Asks the wallet to sign and send. Recomputes the intent's fingerprint from the very request it is about to hand
   * to the wallet and refuses on a mismatch. Resolves with the hash. `isOver` is looked at last of all: once it says so,
   * a wallet that has not been asked yet is not asked any more, and one that has been is waited for.
   *
   * @throws {ModalError} `INTENT_CHANGED`, `USER_REJECTED`, `INSUFFICIENT_FUNDS`, …
   */
  send(
    intent: SendIntent,
    fingerprint: string,
    network: Network,
    signal: AbortSignal,
    isOver?: () => boolean,
  ): Promise<string>
  /** Waits until the transaction is mined, or another one seems to have taken its place; asked again, it looks again. */
  waitForReceipt(hash: string, network: Network, signal: AbortSignal): Promise<Receipt>
  /** Signature in the namespace's usual text form (hex on eip155). */
  signMessage(
    connectorId: string,
    address: string,
    message: string,
    signal: AbortSignal,
  ): Promise<string>
  /** EIP-712 on eip155; `typedData` is plain JSON. */
  signTypedData(
    connectorId: string,
    address: string,
    typedData: unknown,
    signal: AbortSignal,
  ): Promise<string>
  /** The wallet's own provider object for hosts that talk to it themselves; `undefined` when not connected. */
  getProvider(connectorId: string): unknown
}

/** How an entry point describes an adapter: its name now, its code when it is needed. */
export interface ChainAdapterDescriptor {
  readonly namespace: Namespace
  /** The adapter type named in the SDK version (`sv`) of service calls. */
  readonly adapterType: string
  load(ports: ChainAdapterPorts): Promise<ChainAdapter>
  /**
   * The same family over one provider from elsewhere (EIP-1193 on eip155) in the place of the wallets of the page: every
   * connector id means this provider, and it discovers nothing.
   */
  loadOver?(ports: ChainAdapterPorts, provider: object): Promise<ChainAdapter>
}

/** What an adapter is handed when it is loaded. */
export interface ChainAdapterPorts {
  /** The page, or `undefined` on a server. */
  readonly window: Window | undefined
  /** Networks the host listed, for answering by CAIP-2 id. */
  networks(): readonly Network[]
  /** RPC URLs in the order they are to be tried, the service's gateway last and never alone. */
  rpcUrls(network: Network): readonly string[]
  /** Waits on the clock of the page; false when the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
  readonly options: {
    readonly injected: boolean
    readonly announced: boolean
  }
}
