import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { type CacheState, selectCachedQuery } from '../../services/cachedQuery'

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

/** Each is undefined until something is requested. */
export const selectListsAnswer = (state: object) =>
  selectCachedQuery<CurrencyLists, ListsArgs>(state, LISTS_KEY)

/** Null data means that the network is not supported. */
export const selectQuoteAnswer = (state: object, args: QuoteArgs) =>
  selectCachedQuery<OnrampQuote | null, QuoteArgs>(state, getQuoteKey(args))

/** Null data means that the network is not supported. */
export const selectLinkAnswer = (state: object, args: LinkArgs) =>
  selectCachedQuery<string | null, LinkArgs>(state, getLinkKey(args))

/** Whether the key is that of a link for an account of this namespace. */
export const isLinkKeyFor = (key: string, namespace: Namespace): boolean =>
  key.startsWith(`${LINK}(`) && key.includes(`"${namespace}:`)

/** Whether a link was requested for an account of this namespace. */
export const selectHasLinkFor = (state: object, namespace: Namespace): boolean =>
  Object.keys((state as CacheState).walletModalApi?.queries ?? {}).some(key =>
    isLinkKeyFor(key, namespace),
  )
