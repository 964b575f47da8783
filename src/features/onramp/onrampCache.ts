import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { ServiceError } from '../../services/serviceError'

/** What the currencies are requested with. */
export interface ListsArgs {
  readonly caipNetworkId: CaipNetworkId
}

/** What a quote is requested for. */
export interface QuoteArgs extends ListsArgs {
  readonly payment: PaymentCurrency
  readonly purchase: PurchaseCurrency
  readonly amount: string
}

/** What a checkout link is requested for. */
export interface LinkArgs extends ListsArgs {
  /** Plain address, not CAIP-10. */
  readonly address: string
  readonly blockchains: readonly string[]
  readonly assets: readonly string[]
  readonly defaultNetwork: string
  /** How much the quote buys. */
  readonly presetCryptoAmount?: number
  /** As typed, including cents. */
  readonly presetFiatAmount?: number
}

/** Currencies to pay with, and to buy. */
export interface CurrencyLists {
  readonly payments: readonly PaymentCurrency[]
  readonly purchases: readonly PurchaseCurrency[]
}

// The keys and the entries are read here without the endpoints: the widget in the host's page must
// not load RTK Query.

const LINK = 'getOnRampLink'

/** The service lists the same currencies for every network. */
export const LISTS_KEY = 'getOnRampLists'

/** A quote holds for exactly this amount and these currencies, whatever the network. */
export const getQuoteKey = ({ amount, payment, purchase }: QuoteArgs): string =>
  `getOnRampQuote(${JSON.stringify([amount, payment.id, purchase.symbol])})`

/** Without the quoted coins: a link stays usable while the one with newer coins is requested. */
export const getLinkKey = ({ presetCryptoAmount: _coins, ...args }: LinkArgs): string =>
  `${LINK}(${JSON.stringify(args)})`

/** A request with its answer, as RTK Query keeps them. */
export interface CachedAnswer<Args, Data> {
  readonly status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected'
  /** Of the last request. */
  readonly originalArgs?: Args
  /** The last answer; it stays during another request, and after one that failed. */
  readonly data?: Data
  /** Not a `ServiceError` after an abort. */
  readonly error?: Partial<ServiceError>
}

interface Cache {
  readonly walletModalApi?: { readonly queries: Readonly<Record<string, unknown>> }
}

const getQueries = (state: object) => (state as Cache).walletModalApi?.queries ?? {}

/** Each is undefined until something is requested. */
export const selectListsAnswer = (state: object) =>
  getQueries(state)[LISTS_KEY] as CachedAnswer<ListsArgs, CurrencyLists> | undefined

/** Null data means that the network is not supported. */
export const selectQuoteAnswer = (state: object, args: QuoteArgs) =>
  getQueries(state)[getQuoteKey(args)] as CachedAnswer<QuoteArgs, OnrampQuote | null> | undefined

/** Null data means that the network is not supported. */
export const selectLinkAnswer = (state: object, args: LinkArgs) =>
  getQueries(state)[getLinkKey(args)] as CachedAnswer<LinkArgs, string | null> | undefined

/** Whether the key is that of a link for an account of this namespace. */
export const isLinkKeyFor = (key: string, namespace: Namespace): boolean =>
  key.startsWith(`${LINK}(`) && key.includes(`"${namespace}:`)

/** Whether a link was requested for an account of this namespace. */
export const selectHasLinkFor = (state: object, namespace: Namespace): boolean =>
  Object.keys(getQueries(state)).some(key => isLinkKeyFor(key, namespace))
