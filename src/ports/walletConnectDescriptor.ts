import type { Namespace } from '../lib/address/caip'
import type { ChainAdapterDescriptor, ChainAdapterPorts } from './chainAdapter'
import type { WalletConnectClient, WalletConnectPorts } from './walletConnect'
import type { WalletSource } from './walletSource'

/** How the `/walletconnect` entry describes itself among the adapters: its name at once, its code when it is needed. */
export interface WalletConnectDescriptor {
  readonly kind: 'walletConnect'
  /** Prefetches the code that finds wallets, without running it. */
  fetchWallets?(): Promise<unknown>
  /** Also prefetches the code that starts a pairing. */
  fetchPairing?(): Promise<unknown>
  load(ports: WalletConnectPorts): Promise<WalletConnectClient>
  /**
   * The wallet of one namespace of the live session; its connector id is always `WALLET_CONNECT_CONNECTOR_ID`. Over
   * the family's own adapter where the host gave one that has `loadOver`, else a plain one that knows accounts, networks
   * and messages. `switchNetwork` asks the wallet where the session holds the method, else only chooses the network;
   * a network that was not approved is `CHAIN_NOT_SUPPORTED`. Loading it asks nobody for anything.
   */
  loadWallets(
    walletConnect: WalletConnectClient,
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
    ports: ChainAdapterPorts,
  ): Promise<WalletSource>
}
