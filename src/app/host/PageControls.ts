import type { NamedNetwork, NetworkInput } from '../../domain/network'
import type { ViewName, ViewParams } from '../../domain/views'
import type { Namespace } from '../../lib/address/caip'
import type { Outcome } from './Controls'
import type { WalletModalOptions } from './walletModalOptions'

/** Options that can change while the page is open; the others are read at creation. */
export type ChangeableOptions = Pick<
  WalletModalOptions<string>,
  | 'addressLabels'
  | 'allowUnsupportedChain'
  | 'allWallets'
  | 'connectorImages'
  | 'customRpcUrls'
  | 'customWallets'
  | 'debug'
  | 'defaultAccountTypes'
  | 'enableMobileFullScreen'
  | 'enableNetworkSwitch'
  | 'enableWallets'
  | 'excludeWalletIds'
  | 'features'
  | 'featuredWalletIds'
  | 'includeWalletIds'
  | 'installedWalletIds'
  | 'locale'
  | 'preferUniversalLinks'
  | 'privacyPolicyUrl'
  | 'swapRouters'
  | 'termsConditionsUrl'
  | 'theme'
  | 'themeMode'
  | 'themeVariables'
  | 'tokens'
>

/** A message of the page, shown in the modal. */
export interface PageMessage {
  /** Plain text in the page’s own language, at most 300 characters. Kept in state: no secrets. */
  readonly message: string
  /** Default: `info`. `busy` shows that an operation is in progress. */
  readonly tone?: 'positive' | 'negative' | 'warning' | 'info' | 'busy'
  /** A message with the same id is replaced. Default: a generated id. */
  readonly id?: string
}

export interface PageToast extends PageMessage {
  /** Keeps the toast until hidden or the next press. Default: only while the modal is closed. */
  readonly isSticky?: boolean
}

/**
 * What a page can do with its modal beyond connecting. No method rejects; an invalid argument fails
 * with `INVALID_OPTION`, and code that could not be fetched with `CODE_NOT_LOADED`.
 */
export interface PageControls {
  /**
   * Changes options while the page is open. Options that are left out or `undefined` stay as they
   * are; `features`, `addressLabels` and `themeVariables` are merged into the current ones; `theme`
   * replaces the current one. An option that cannot change, or an invalid value, fails with
   * `INVALID_OPTION` and changes nothing.
   */
  updateOptions(changes: ChangeableOptions): Promise<Outcome>
  /**
   * Appends a network to the list; `done` immediately if it is already listed. A wallet on that
   * network no longer counts as being on an unsupported one.
   */
  addNetwork(network: NetworkInput): Promise<Outcome>
  /**
   * Removes a network from the list. If it was the current one, the page moves to the first network
   * of its chain family, else to the first one of all. The only network, and the last one of a
   * chain family with a connected wallet, cannot be removed (`INVALID_OPTION`). Wallets of a chain
   * family without networks are not offered.
   */
  removeNetwork(network: NamedNetwork): Promise<Outcome>
  /** Shakes the open modal once; `closed` if it is not open. */
  shake(): Promise<Outcome>
  /** Sets `isLoading` of `useModalState` for a chain family. Default: the current one. */
  setLoading(isLoading: boolean, namespace?: Namespace): Promise<Outcome>
  /** Shows a short message in the modal, or on the page while it is closed. `done` with its id. */
  showToast(toast: PageToast): Promise<Outcome<string>>
  hideToast(id: string): Promise<Outcome>
  /** Shows a message for developers in the modal while `debug` is on. `done` with its id. */
  showAlert(alert: PageMessage): Promise<Outcome<string>>
  hideAlert(id: string): Promise<Outcome>
  /** Pushes a view, so that the visitor can go back; opens the modal with it if it is closed. */
  showView<N extends ViewName>(view: N, params?: ViewParams[N]): Promise<Outcome>
  /** Replaces the current view; `closed` if the modal is not open. */
  replaceView<N extends ViewName>(view: N, params?: ViewParams[N]): Promise<Outcome>
  /** Goes back one view; from the first one, closes the modal. `closed` if it is not open. */
  goBack(): Promise<Outcome>
  /** Resets the on-ramp form to the default provider and currencies, without an amount. */
  resetOnRamp(): Promise<Outcome>
}
