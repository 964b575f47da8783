import type { Network } from '../domain/network'
import type { ModalError } from '../domain/ModalError'
import type { BitcoinHandover } from '../domain/payment/bitcoinTransfer'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { AddressRules } from './addressRules'
import type { ChainClient } from './chainClient'
import type { HttpClient } from './http'
import type { WalletConnectClient } from './walletConnect'
import type { WalletSource } from './walletSource'

/** One chain family: its wallets, its networks and its addresses. */
export interface ChainAdapter {
  readonly namespace: Namespace
  readonly wallets: WalletSource
  readonly chain: ChainClient
  /** @throws {ModalError} `CODE_NOT_LOADED` */
  loadAddresses(): Promise<AddressRules>
}

/** What an entry point exports for an adapter: its namespace immediately, its code on demand. */
export interface ChainAdapterDescriptor {
  readonly namespace: Namespace
  /** The adapter type in the SDK version (`sv`) of service calls. */
  readonly adapterType: string
  load(ports: ChainAdapterPorts): Promise<ChainAdapter>
  /** Prefetches the wallet discovery code without running it. */
  fetchWallets?(): Promise<unknown>
  /**
   * Loads a wallet source over a WalletConnect session instead of the page's wallets: every
   * connector id means the session's wallet, and nothing is discovered. Enables payments.
   */
  loadOver?(ports: ChainAdapterPorts, client: WalletConnectClient): Promise<WalletSource>
}

/** What an adapter receives when it is loaded. */
export interface ChainAdapterPorts {
  /** The page, or `undefined` on a server. */
  readonly window: Window | undefined
  /** The networks that the host listed, to look up by CAIP-2 id. */
  networks(): readonly Network[]
  /** RPC URLs in order: the page's own first; the service's gateway is never the only one. */
  rpcUrls(network: Network): readonly string[]
  /** The current network of a family, or the last one used. */
  wantedNetwork?(namespace: Namespace): CaipNetworkId | null
  /**
   * Shows the user a payment before the wallet gets it, and remembers it from then on. One not
   * built here is shown only if the same payment may be under way.
   *
   * @returns a callback for the outcome: no error means sent; an unknown outcome stays remembered
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
