import type { NamedNetwork, NetworkInput } from '../../domain/network'
import type { ViewName, ViewParams } from '../../domain/views'
import type { Namespace } from '../../lib/address/caip'
import type { Outcome } from './Controls'
import type { WalletModalOptions } from './walletModalOptions'

/** Options that may change while the page is open; the others are read when the modal is created. */
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
  /** Plain text in the page’s own language, at most 300 characters. It is in the state: put no secret in it. */
  readonly message: string
  /** Default: `info`. `busy` shows that something is under way. */
  readonly tone?: 'positive' | 'negative' | 'warning' | 'info' | 'busy'
  /** A message with the id of another one takes its place; default: one of its own. */
  readonly id?: string
}

export interface PageToast extends PageMessage {
  /** It stays until it is hidden or the visitor presses something; default: only while the modal is closed. */
  readonly isSticky?: boolean
}

/**
 * What a page may do with its modal beyond connecting. No method rejects; what is wrong with what was given fails with
 * `INVALID_OPTION`, and where the code could not be fetched, with `CODE_NOT_LOADED`.
 */
export interface PageControls {
  /**
   * Changes options while the page is open. What is left out or `undefined` stays as it is; `features`, `addressLabels` and
   * `themeVariables` are merged into what is there; a `theme` takes the place of the one before. An option that cannot change fails with `INVALID_OPTION`, like a value that
   * cannot be used; nothing is changed then.
   */
  updateOptions(changes: ChangeableOptions): Promise<Outcome>
  /** Lists another network, behind the others; `done` at once if it is listed. A wallet that is on it is no longer elsewhere. */
  addNetwork(network: NetworkInput): Promise<Outcome>
  /**
   * Takes a network out of the list. Where the page was on it, it is then on the first one of that chain family, else on the first
   * of all. The last network of all, and the last one of a chain family while a wallet is connected there, cannot be removed
   * (`INVALID_OPTION`). Without a network, the wallets of a chain family are not offered.
   */
  removeNetwork(network: NamedNetwork): Promise<Outcome>
  /** Shakes the open modal once; `closed` if it is not open. */
  shake(): Promise<Outcome>
  /** Has `isLoading` of `useModalState` say that the page is busy, on a chain family; default: that of the current network. */
  setLoading(isLoading: boolean, namespace?: Namespace): Promise<Outcome>
  /** Shows a short message in the modal, or on the page while it is closed. `done` with its id. */
  showToast(toast: PageToast): Promise<Outcome<string>>
  hideToast(id: string): Promise<Outcome>
  /** Shows a message for developers in the bar of the modal, which is there while `debug` is on. `done` with its id. */
  showAlert(alert: PageMessage): Promise<Outcome<string>>
  hideAlert(id: string): Promise<Outcome>
  /** Shows a view on top of the one on screen, from which the visitor can go back; opens the modal with it if it is closed. */
  showView<N extends ViewName>(view: N, params?: ViewParams[N]): Promise<Outcome>
  /** Shows a view in the place of the one on screen; `closed` if the modal is not open. */
  replaceView<N extends ViewName>(view: N, params?: ViewParams[N]): Promise<Outcome>
  /** As the visitor's way back: from the first view, the modal closes. `closed` if it is not open. */
  goBack(): Promise<Outcome>
  /** What was chosen and typed for buying is forgotten: the first provider and currencies count again, and no amount. */
  resetOnRamp(): Promise<Outcome>
}
