import { createSelector } from '@reduxjs/toolkit'
import {
  EXAMPLE_PAYMENTS,
  EXAMPLE_PURCHASES,
  type OnRampOptions,
  type OnRampProviderName,
} from '../../domain/onRamp'
import { COINBASE_NETWORKS, PAYOUT_NAMES } from '../../domain/payout'
import type { OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
import type { RootState } from '../../store/rootReducer'
import { toDecimal } from '../../lib/amount/decimal'
import { selectActiveAccount } from '../../core/account/accountSelectors'
import { selectIsSmartAccount } from '../../core/account/selectIsSmartAccount'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { selectActiveCaipNetworkId, selectNetworkById } from '../../core/network/networkSlice'
import { selectOptions } from '../../core/options/optionsSlice'
import { selectOnRampOptions, selectSellers, type Seller } from '../../core/options/sellers'
import {
  getAmountProblem,
  getAmountLimits,
  type AmountLimits,
  type AmountProblem,
} from './amountLimits'
import { hasCurrencies } from './hasCurrencies'
import type { CachedQuery } from '../../services/cachedQuery'
import { isQuoteFor } from './isQuoteFor'
import {
  selectLinkAnswer,
  selectListsAnswer,
  selectQuoteAnswer,
  type CurrencyLists,
  type LinkArgs,
  type QuoteArgs,
} from './onrampCache'
import { selectOnRamp } from './onrampSlice'
import { toCheckoutUrl, meldUrl } from './providerUrl'
import { parseUrl } from '../../lib/links/parseUrl'

/** Whether a provider's page can be opened. */
export type ProviderStatus = 'ready' | 'loading' | 'unavailable'

export interface OfferedProvider extends Seller {
  readonly status: ProviderStatus
  /** Set once the provider is ready. */
  readonly url: string | null
}

const DEFAULT_NETWORK = 'ethereum'

/** Returns the name of the network that a provider pays out on. */
export const selectPayoutName = (state: RootState, { payout }: Seller): string =>
  selectNetworkById(state, payout)?.name ?? PAYOUT_NAMES[payout] ?? payout

/** Whether the coins arrive on another network than the active one. */
export const selectIsPaidElsewhere = (state: RootState, { payout }: Seller): boolean =>
  payout !== selectActiveCaipNetworkId(state)

export interface OfferedCurrencies extends CurrencyLists {
  /** Whether the lists are built-in examples, because the service returned none. */
  readonly areExamples: boolean
}

const EXAMPLES: OfferedCurrencies = {
  payments: EXAMPLE_PAYMENTS,
  purchases: EXAMPLE_PURCHASES,
  areExamples: true,
}

/** The service's currencies, or else the examples. */
export const selectCurrencies = createSelector(
  [(state: RootState) => selectListsAnswer(state)?.data],
  (lists): OfferedCurrencies =>
    hasCurrencies(lists) ? { ...lists, areExamples: false } : EXAMPLES,
)

/** Returns the chosen payment currency while it is listed, else the first one. */
export function selectPayment(state: RootState): PaymentCurrency | null {
  const { payments } = selectCurrencies(state)
  const { payment } = selectOnRamp(state)
  return payments.find(({ id }) => id === payment) ?? payments[0] ?? null
}

/** Like `selectPayment`. The symbol identifies a currency. */
export function selectPurchase(state: RootState): PurchaseCurrency | null {
  const { purchases } = selectCurrencies(state)
  const { purchase } = selectOnRamp(state)
  return purchases.find(({ symbol }) => symbol === purchase) ?? purchases[0] ?? null
}

/**
 * Returns the service's limits. Built-in example currencies have none: their limits are not real.
 */
export const selectLimits = createSelector(
  [selectPayment, (state: RootState) => selectCurrencies(state).areExamples],
  (payment, areExamples): AmountLimits | null =>
    payment && !areExamples ? getAmountLimits(payment) : null,
)

export const selectAmountProblem = (state: RootState): AmountProblem | null =>
  getAmountProblem(selectOnRamp(state).amount, selectLimits(state))

/** Returns what to request a quote for; null while the form is incomplete. */
export const selectQuoteArgs = createSelector(
  [
    selectSellers,
    selectActiveNetwork,
    selectPayment,
    selectPurchase,
    (state: RootState) => selectOnRamp(state).amount,
    selectAmountProblem,
  ],
  (sellers, network, payment, purchase, amount, problem): QuoteArgs | null => {
    if (!network || !payment || !purchase || amount === '' || problem !== null) return null
    if (!sellers.some(({ isQuoted }) => isQuoted)) return null
    return { caipNetworkId: network.caipNetworkId, payment, purchase, amount }
  },
)

/** The service did not answer, is rate limited, answered another question, or too long ago. */
export type NoQuoteReason = 'unavailable' | 'busy' | 'mismatch' | 'expired'

/** The quote for the form. All empty: the form is incomplete. */
export interface Quote {
  readonly answer: OnrampQuote | null
  readonly isLoading: boolean
  /** Why there is no quote. */
  readonly reason: NoQuoteReason | null
  /** When it may be requested again, in ms. */
  readonly retryAt: number | null
}

const NO_QUOTE: Quote = { answer: null, isLoading: false, reason: null, retryAt: null }
const LOADING: Quote = { ...NO_QUOTE, isLoading: true }
const EXPIRED: Quote = { ...NO_QUOTE, reason: 'expired' }
const MISMATCH: Quote = { ...NO_QUOTE, reason: 'mismatch' }
const UNAVAILABLE: Quote = { ...NO_QUOTE, reason: 'unavailable' }

type QuoteFailure = NonNullable<CachedQuery['error']>

function toRefusal({ status, failedAt, retryAfterMs = 0 }: QuoteFailure = {}): Quote {
  const reason = status === 429 ? 'busy' : 'unavailable'
  return { ...NO_QUOTE, reason, retryAt: failedAt === undefined ? null : failedAt + retryAfterMs }
}

function toQuote(answer: OnrampQuote | null | undefined, args: QuoteArgs): Quote {
  if (!answer) return UNAVAILABLE
  return isQuoteFor(answer, args) ? { ...NO_QUOTE, answer } : MISMATCH
}

/** Returns the quote for the current form: the key of an answer names its question. */
export const selectQuote = createSelector(
  [
    selectQuoteArgs,
    (state: RootState) => {
      const args = selectQuoteArgs(state)
      return args ? selectQuoteAnswer(state, args) : undefined
    },
    (state: RootState) => selectOnRamp(state).isQuoteExpired,
  ],
  (args, quote, isExpired): Quote => {
    if (!args) return NO_QUOTE
    switch (quote?.status) {
      case undefined:
      case 'uninitialized':
        return isExpired ? EXPIRED : LOADING
      case 'pending':
        return LOADING
      case 'rejected':
        return toRefusal(quote?.error)
      case 'fulfilled':
        return toQuote(quote?.data, args)
    }
  },
)

/** Amounts that a JSON number represents exactly. */
const PRESET_AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/
/** Significant digits that a JSON number keeps. */
const EXACT_DIGITS = 15

/** Returns the quoted coins as a number, rounded down to the digits that it can keep. */
function getQuotedCoins({ answer }: Quote): number | undefined {
  if (!answer) return undefined
  const [whole = '', fraction = ''] = (toDecimal(answer.purchaseAmount.amount) ?? '').split('.')
  const kept = fraction.slice(0, Math.max(0, EXACT_DIGITS - whole.length))
  return Number(`${whole}.${kept}`) || undefined
}

/** Returns the arguments of the link request; null if no offered provider needs a link. */
export const selectLinkArgs = createSelector(
  [
    selectSellers,
    selectActiveNetwork,
    (state: RootState) => selectActiveAccount(state).address,
    selectIsSmartAccount,
    selectPurchase,
    (state: RootState) => selectOnRamp(state).amount,
    selectAmountProblem,
    selectQuote,
  ],
  (sellers, network, address, isContract, purchase, amount, problem, quote): LinkArgs | null => {
    const seller = sellers.find(({ isQuoted }) => isQuoted)
    if (!network || address === null || !seller) return null
    const coins = getQuotedCoins(quote)
    const defaultNetwork = COINBASE_NETWORKS[seller.payout] ?? DEFAULT_NETWORK
    return {
      caipNetworkId: network.caipNetworkId,
      address,
      // The contract may not exist on other networks.
      blockchains: isContract ? [defaultNetwork] : Object.values(COINBASE_NETWORKS),
      assets: purchase ? [purchase.symbol] : [],
      defaultNetwork,
      ...(coins !== undefined && { presetCryptoAmount: coins }),
      ...(problem === null && PRESET_AMOUNT.test(amount) && { presetFiatAmount: Number(amount) }),
    }
  },
)

/** Returns the host of the app's own `meldUrl`. */
const getMeldHosts = ({ meldUrl: base = '' }: OnRampOptions): readonly string[] => {
  const url = parseUrl(base)
  return url ? [url.hostname] : []
}

function getProviderStatus(
  { isQuoted, hosts }: Seller,
  options: OnRampOptions,
  link: CachedQuery<string | null, LinkArgs> | undefined,
  meld: string | null,
): Pick<OfferedProvider, 'status' | 'url'> {
  const known = [...hosts, ...(options.hosts ?? []), ...getMeldHosts(options)]
  if (isQuoted) {
    const isAsked = link?.status === 'fulfilled' || link?.status === 'rejected'
    if (typeof link?.data !== 'string' && !isAsked) return { status: 'loading', url: null }
    const url = toCheckoutUrl(link?.data, known)
    return { status: url === null ? 'unavailable' : 'ready', url }
  }
  const url = toCheckoutUrl(meld, known)
  return { status: url === null ? 'unavailable' : 'ready', url }
}

/** Returns the offered providers with their availability. */
export const selectOfferedProviders = createSelector(
  [
    selectSellers,
    selectOnRampOptions,
    // A link for another question would pay another account or another amount.
    (state: RootState) => {
      const args = selectLinkArgs(state)
      return args ? selectLinkAnswer(state, args) : undefined
    },
    selectActiveNetwork,
    (state: RootState) => selectActiveAccount(state).address,
    (state: RootState) => selectOptions(state).projectId,
  ],
  (sellers, options, link, network, address, projectId): readonly OfferedProvider[] => {
    const { meldPublicKey: publicKey, meldUrl: base } = options
    const meld =
      publicKey && network && address !== null
        ? meldUrl({ base, publicKey, namespace: network.namespace, address, projectId })
        : null
    return sellers.map(provider => ({
      ...provider,
      ...getProviderStatus(provider, options, link, meld),
    }))
  },
)

export const selectProvider = (
  state: RootState,
  name: OnRampProviderName | null = selectOnRamp(state).provider,
): OfferedProvider | null =>
  selectOfferedProviders(state).find(provider => provider.name === name) ?? null

/** Why the user cannot continue yet; null if nothing is missing. */
export type BuyProblem = AmountProblem | 'quoting' | 'noQuote' | 'opening' | 'unavailable'

export function selectBuyProblem(state: RootState): BuyProblem | null {
  const provider = selectProvider(state)
  if (provider?.isQuoted) {
    const problem = selectAmountProblem(state)
    if (problem !== null) return problem
    const { isLoading, reason } = selectQuote(state)
    if (isLoading) return 'quoting'
    if (reason !== null) return 'noQuote'
  }
  if (provider?.status === 'loading') return 'opening'
  return provider?.status === 'ready' ? null : 'unavailable'
}
