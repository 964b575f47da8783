import type { StringKey } from '../strings/strings'
import type { Capability } from './capabilities'
import type { ViewName } from './views'

/** What a view shows. Flows that fetch, poll or report check this instead of view names. */
export type ViewContent =
  /** Balances and tokens of the active account. */
  | 'holdings'
  /** Transactions of the active account. */
  | 'history'
  /** The icon of the active network. */
  | 'activeNetwork'
  /** A list of networks with their icons. */
  | 'offeredNetworks'
  /** Connectors and the first wallets of the directory. */
  | 'connectors'
  /** A few wallets of the directory, with their icons. */
  | 'suggestedWallets'
  /** Directory wallets that have to be fetched. */
  | 'offeredWallets'
  /** Wallets that open by a link, which may need a pairing URI before the visitor presses it. */
  | 'walletLinks'
  /** A pairing: its QR code, its link, its outcome. */
  | 'pairing'
  /** A wallet request and the connection status. */
  | 'walletRequest'
  /** The connection methods, below which a page may show its own branding. */
  | 'branding'

/** Events that a page receives when a visitor reaches a view (`useModalEvents`). */
export type ViewEventName =
  | 'CLICK_ALL_WALLETS'
  | 'CLICK_GET_WALLET_HELP'
  | 'CLICK_NETWORKS'
  | 'CLICK_NETWORK_HELP'
  | 'CLICK_SELECT_TOKEN_TO_SWAP'
  | 'CLICK_TRANSACTIONS'
  | 'CLICK_WALLET_HELP'
  | 'GET_WALLET'
  | 'OPEN_ENS_FLOW'
  | 'OPEN_SEND'
  | 'SELECT_BUY_CRYPTO'
  | 'SELECT_WALLET'
  | 'SELECT_WHAT_IS_A_BUY'

/** Static facts about a view, besides its params (`ViewParams`). */
export interface ViewFacts {
  readonly title: StringKey
  /** For assistive technology only. */
  readonly isTitleHidden?: true
  /** A tag beside the title. */
  readonly titleTag?: StringKey
  /** The title is the name of the connector in the params. */
  readonly isNamedAfterConnector?: true
  /** The title while a payment is in one of these phases. */
  readonly titlesByPhase?: Readonly<Record<string, StringKey>>
  /** Whether it is the first view of a connected or a disconnected visitor. */
  readonly home?: 'connected' | 'disconnected'
  /** Requires an account; a visitor without one has to connect a wallet first. */
  readonly needsAccount?: true
  /** The wallet capability that the view needs; without it, the account view is shown instead. */
  readonly needs?: Capability
  /**
   * When a connected visitor is sent here first, neither it nor a switch begun from it can be
   * closed before a choice of network or a signature.
   */
  readonly isRequired?: true
  /** Stays open after a wallet disconnects: always, or while another one is connected. */
  readonly staysAfterDisconnect?: 'always' | 'whileConnected'
  readonly shows?: readonly ViewContent[]
  /** Height in px of the card while the view's code loads; default: the height of a few rows. */
  readonly height?: number
  /** What going back from it cancels. */
  readonly abandons?: 'connecting' | 'switching' | 'review'
  /** Event that the page receives each time a visitor reaches it, except by going back. */
  readonly tells?: ViewEventName
}

type ViewTable = Readonly<Partial<Record<ViewName, ViewFacts>>>

/** The facts of all features' views, set by `registerViewFacts`. */
export let VIEW_FACTS: ViewTable = {}

/** Fills `VIEW_FACTS` with all features' views, before the card or any flow runs. */
export function registerViewFacts(views: readonly (ViewTable | undefined)[]): void {
  VIEW_FACTS = Object.freeze(Object.assign({}, ...views) as ViewTable)
}

/** Imported state may name a view that this version doesn't have. */
const UNKNOWN_VIEW: ViewFacts = { title: 'connect.title', needsAccount: true }

/** Returns the facts of a view. */
export const getViewFacts = (name: ViewName): ViewFacts => VIEW_FACTS[name] ?? UNKNOWN_VIEW

interface Named {
  readonly name: ViewName
}

/** Whether a view shows this content. */
export const hasViewContent = ({ name }: Named, content: ViewContent): boolean =>
  getViewFacts(name).shows?.includes(content) === true
