import type { StringKey } from '../strings/strings'
import type { Capability } from './capabilities'
import type { ViewName } from './views'

/** What a view has on screen. Flows that fetch, poll or report ask for these instead of knowing views by name. */
export type ViewContent =
  /** Balances and tokens of the active account. */
  | 'holdings'
  /** Transactions of the active account. */
  | 'history'
  /** The picture of the active network. */
  | 'activeNetwork'
  /** A list of networks with their pictures. */
  | 'offeredNetworks'
  /** Rows of connectors and of the first wallets of the directory. */
  | 'connectors'
  /** A few wallets of the directory, with their pictures. */
  | 'suggestedWallets'
  /** Wallets of the directory, which has to be asked. */
  | 'offeredWallets'
  /** Wallets that open by a link, which may need a pairing URI before the press. */
  | 'walletLinks'
  /** A pairing: its QR code, its link, how it ended. */
  | 'pairing'
  /** What a wallet was asked for, and how the connection to it is. */
  | 'walletRequest'
  /** The ways to connect, below which a page may put its own branding. */
  | 'branding'

/** What a page hears when a visitor comes to a view (`useModalEvents`). */
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

/** What is known of a view besides its params (`ViewParams`). */
export interface ViewFacts {
  readonly title: StringKey
  /** For assistive technology only. */
  readonly isTitleHidden?: true
  /** A word beside the title. */
  readonly titleTag?: StringKey
  /** The title has the name of the connector in the params. */
  readonly isNamedAfterConnector?: true
  /** The title while a payment is in one of these phases. */
  readonly titlesByPhase?: Readonly<Record<string, StringKey>>
  /** The first view of a visitor who is connected, or is not. */
  readonly home?: 'connected' | 'disconnected'
  /** About somebody's account: whoever has none is led to a wallet first. */
  readonly needsAccount?: true
  /** What the account's wallet must be able to do: with one that is not, the account is shown instead. */
  readonly needs?: Capability
  /**
   * Where somebody who is connected is led to before anything else, it cannot be closed, nor can the switch that was begun from
   * it, until a network is chosen or a message signed.
   */
  readonly isRequired?: true
  /** A wallet may be disconnected from it: it stays, as long as another one is connected. */
  readonly staysAfterDisconnect?: true
  readonly shows?: readonly ViewContent[]
  /** Its height in px, for a card that opens while its code is slow to come; that of a few rows where nothing is said. */
  readonly height?: number
  /** What a visitor gives up by going back from it. */
  readonly abandons?: 'connecting' | 'switching' | 'review'
  /** Told to the page each time a visitor comes to it, but for going back to it. */
  readonly tells?: ViewEventName
}

type ViewTable = Readonly<Partial<Record<ViewName, ViewFacts>>>

/** Every question about views by kind is answered here: the views of all features, by `nameViews`. */
export let VIEW_FACTS: ViewTable = {}

/** Makes the table from the views of each feature (`app/features`), before anything of the card or its flows runs. */
export function nameViews(views: readonly (ViewTable | undefined)[]): void {
  VIEW_FACTS = Object.freeze(Object.assign({}, ...views) as ViewTable)
}

/** A state from elsewhere may name a view that this version does not have. */
const UNKNOWN_VIEW: ViewFacts = { title: 'connect.title', needsAccount: true }

/** What is known of a view. */
export const factsOf = (name: ViewName): ViewFacts => VIEW_FACTS[name] ?? UNKNOWN_VIEW

interface Named {
  readonly name: ViewName
}

/** Whether a view has this on screen. */
export const shows = ({ name }: Named, content: ViewContent): boolean =>
  factsOf(name).shows?.includes(content) === true
