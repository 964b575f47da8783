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
  /** The page's own pairing URI (`wc:…`): it is shown, and wallets are opened with it, instead of one from the modal. */
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

/** Methods that resolve with an outcome. They dispatch public actions and wait for the action that ends them. */
export interface Methods {
  /** Opens the modal. Settles when a wallet is connected or the modal is closed. */
  open<N extends ViewName>(options?: OpenOptions<N>): Promise<Outcome>
  connect(connectorId: string, namespace?: Namespace): Promise<Outcome>
  /**
   * Switches the page and its wallet to a network of the page: a viem chain, `8453`, or `'eip155:8453'`. `done` once both are
   * there and, with the option `siwx`, signing in is settled on that network.
   */
  switchNetwork(network: NamedNetwork): Promise<Outcome>
  /** Asks the connected wallet to sign a text. */
  signMessage(message: string, namespace?: Namespace): Promise<Outcome<string>>
  /** Asks the connected wallet to sign structured data (EIP-712 on eip155). */
  signTypedData(typedData: unknown, namespace?: Namespace): Promise<Outcome<string>>
  /** The connected wallet's own provider object, EIP-1193 on EVM networks; `undefined` while no wallet is connected. */
  getProvider<N extends Namespace = Namespace>(namespace?: N): Promise<ProviderOf<N> | undefined>
  /**
   * Reads afresh what the connected account holds of the native coin of the page's network. Fails with
   * `BALANCE_UNAVAILABLE` when nobody is connected there, or nobody can say; `closed` when the wallet left meanwhile.
   */
  readBalance(): Promise<Outcome<Balance>>
  /**
   * Opens the modal for the visitor to give their email login another address. `done` with the new address once the code of each
   * address was entered; `closed` when the modal was closed before; fails with `NOT_CONNECTED` where no email login is connected.
   */
  updateEmail(): Promise<Outcome<string>>
  /**
   * What happened lately in this modal, without secrets, names and whole addresses: plain data for a bug report, to be
   * replayed by `replay` of `redux-wallet-modal/testing`.
   */
  report(): Promise<Outcome<BugReport>>
}

/** The methods of the modal, for code outside React. */
export interface Controls extends Methods {
  /** Closes the modal. `done` once it is closed, at once if it was. */
  close(): Promise<Outcome>
  /**
   * Disconnects the wallet of a chain family, or all wallets. `done` once the page has forgotten them, at once if none was
   * connected; the wallet is told afterwards. `CODE_NOT_LOADED` if the code could not be fetched: the session still exists.
   */
  disconnect(namespace?: Namespace): Promise<Outcome>
}
