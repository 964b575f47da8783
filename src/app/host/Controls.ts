import type { ErrorState } from '../../domain/errorCatalogue'
import type { NamedNetwork } from '../../domain/network'
import type { ProviderOf } from '../../domain/provider'
import type { ViewName, ViewParams } from '../../domain/views'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { BugReport } from '../runtime/exportReport'

/** How a method ended. A rejection by the visitor is a result, not an error. */
export type Outcome<T = undefined> =
  | {
      readonly status: 'connected'
      readonly address: string
      readonly caipNetworkId: CaipNetworkId
      /** With the option `siwx`: whether the visitor also signed in. */
      readonly isSignedIn?: boolean
    }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'closed' }
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly error: ErrorState }

export interface OpenOptions<N extends ViewName = ViewName> {
  readonly view?: N
  readonly params?: ViewParams[N]
  readonly namespace?: Namespace
  /** The page's own pairing URI (`wc:…`), shown and opened instead of one of the modal's. */
  readonly uri?: string
}

/** A balance of a native coin. */
export interface Balance {
  /** Decimal string in whole coins, such as `1.5`; never rounded. */
  readonly balance: string
  readonly symbol: string
  /** CAIP-2. */
  readonly caipNetworkId: CaipNetworkId
}

/** Methods that dispatch public actions and resolve with the outcome of the operation. */
export interface Methods {
  /** Opens the modal. Settles when a wallet is connected or the modal is closed. */
  open<N extends ViewName>(options?: OpenOptions<N>): Promise<Outcome>
  connect(connectorId: string, namespace?: Namespace): Promise<Outcome>
  /**
   * Switches the page and its wallet to one of the page's networks: a viem chain, `8453`, or
   * `'eip155:8453'`. Resolves with `done` once both have switched and, with the option `siwx`,
   * sign-in on that network has settled.
   */
  switchNetwork(network: NamedNetwork): Promise<Outcome>
  /** Asks the connected wallet to sign a text. */
  signMessage(message: string, namespace?: Namespace): Promise<Outcome<string>>
  /** Asks the connected wallet to sign structured data (EIP-712 on eip155). */
  signTypedData(typedData: unknown, namespace?: Namespace): Promise<Outcome<string>>
  /**
   * Resolves with the connected wallet's own provider object, EIP-1193 on EVM networks; with
   * `undefined` while no wallet is connected.
   */
  getProvider<N extends Namespace = Namespace>(namespace?: N): Promise<ProviderOf<N> | undefined>
  /**
   * Reads the connected account's balance of the native coin on the page's network, bypassing the
   * cache. Fails with `BALANCE_UNAVAILABLE` if no wallet is connected there or no source has the
   * balance; `closed` if the wallet disconnects meanwhile.
   */
  readBalance(): Promise<Outcome<Balance>>
  /**
   * Opens the modal for the visitor to change the email address of their login. Resolves with
   * `done` and the new address once the codes sent to both addresses are entered; `closed` if the
   * modal is closed first; fails with `NOT_CONNECTED` if no email login is connected.
   */
  updateEmail(): Promise<Outcome<string>>
  /**
   * Returns recent events of this modal as plain data for a bug report, without secrets, names and
   * full addresses. `replay` of `redux-wallet-modal/testing` replays it.
   */
  report(): Promise<Outcome<BugReport>>
}

/** The methods of the modal, for code outside React. */
export interface Controls extends Methods {
  /** Closes the modal. Resolves with `done` once it is closed, immediately if it already was. */
  close(): Promise<Outcome>
  /**
   * Disconnects the wallet of a chain family, or all wallets. Resolves with `done` once the page
   * has dropped the session, immediately if none was connected; the wallet is notified afterwards.
   * Fails with `CODE_NOT_LOADED` if the code could not be fetched: the session still exists.
   */
  disconnect(namespace?: Namespace): Promise<Outcome>
}
