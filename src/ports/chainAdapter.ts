import type { Network } from '../domain/network'
import type { ModalError } from '../domain/ModalError'
import type { BitcoinHandover } from '../domain/payment/bitcoinTransfer'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { AddressRules } from './addressRules'
import type { ChainClient } from './chainClient'
import type { HttpClient } from './http'
import type { WalletConnectClient } from './walletConnect'
import type { WalletSource } from './walletSource'

/** One chain family: what its wallets do, what its networks answer, and what its addresses are. */
export interface ChainAdapter {
  readonly namespace: Namespace
  readonly wallets: WalletSource
  readonly chain: ChainClient
  /** @throws {ModalError} `CODE_NOT_LOADED` */
  loadAddresses(): Promise<AddressRules>
}

/** How an entry point describes an adapter: its name at once, its code when it is needed. */
export interface ChainAdapterDescriptor {
  readonly namespace: Namespace
  /** The adapter type named in the SDK version (`sv`) of service calls. */
  readonly adapterType: string
  load(ports: ChainAdapterPorts): Promise<ChainAdapter>
  /** Prefetches the code that finds wallets, without running it. */
  fetchWallets?(): Promise<unknown>
  /**
   * The family's wallet at the other end of a WalletConnect session in the place of those of the page: every connector id
   * means this wallet, and it discovers nothing. With it, payments can be made over a session.
   */
  loadOver?(ports: ChainAdapterPorts, client: WalletConnectClient): Promise<WalletSource>
}

/** What an adapter receives when it is loaded. */
export interface ChainAdapterPorts {
  /** The page, or `undefined` on a server. */
  readonly window: Window | undefined
  /** Networks the host listed, for answering by CAIP-2 id. */
  networks(): readonly Network[]
  /** RPC URLs in the order to try them: the page's own first; the service's gateway is never the only one. */
  rpcUrls(network: Network): readonly string[]
  /** The current network of a family, or the last one. */
  wantedNetwork?(namespace: Namespace): CaipNetworkId | null
  /**
   * Shows the visitor a payment that is about to be handed to a wallet, and remembers it from then on. One that was not built
   * here is shown only where the same payment may be under way already.
   *
   * @returns how to tell its end: without an error it was sent, and what ends unknown stays remembered
   * @throws {ModalError} `USER_REJECTED`, `INTENT_CHANGED`, `CODE_NOT_LOADED`
   */
  reviewTransfer?(handover: BitcoinHandover): Promise<(error?: ModalError) => void>
  /** Waits, using the page's clock; false if the signal ended the wait early. */
  delay(ms: number, signal: AbortSignal): Promise<boolean>
  /** Retries requests that failed in transit, and pauses requests to a server that refuses them. */
  readonly http: HttpClient
  readonly options: {
    readonly injected: boolean
    readonly announced: boolean
  }
}
