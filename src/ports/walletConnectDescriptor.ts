import type { Namespace } from '../lib/address/caip'
import type { ChainAdapterDescriptor, ChainAdapterPorts } from './chainAdapter'
import type { WalletConnectClient, WalletConnectPorts } from './walletConnect'
import type { WalletSource } from './walletSource'

/** What the `/walletconnect` entry exports: its name immediately, its code on demand. */
export interface WalletConnectDescriptor {
  readonly kind: 'walletConnect'
  /** Prefetches the wallet discovery code without running it. */
  fetchWallets?(): Promise<unknown>
  /** Also prefetches the code that starts a pairing. */
  fetchPairing?(): Promise<unknown>
  load(ports: WalletConnectPorts): Promise<WalletConnectClient>
  /**
   * Loads a namespace's wallet of the live session, with connector id
   * `WALLET_CONNECT_CONNECTOR_ID`. Uses the host's adapter if it has `loadOver`, otherwise a basic
   * one for accounts, networks and messages. `switchNetwork` asks the wallet if the session has the
   * method, otherwise only selects the network; one that was not approved is `CHAIN_NOT_SUPPORTED`.
   * Makes no request.
   */
  loadWallets(
    walletConnect: WalletConnectClient,
    namespace: Namespace,
    family: ChainAdapterDescriptor | undefined,
    ports: ChainAdapterPorts,
  ): Promise<WalletSource>
}
