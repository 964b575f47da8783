import { createSelector } from '@reduxjs/toolkit'
import type { OnRampOptions, OnRampProviderName } from '../../domain/onRamp'
import { COINBASE_NETWORKS, PAYOUT_NAMES } from '../../domain/payout'
import type { PaymentCurrency, PurchaseCurrency } from '../../domain/schemas/onramp'
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
import type { LinkArgs, QuoteArgs } from './onrampApi'
import { selectOnRamp } from './onrampSlice'
import type { OnRampState, QuoteQuestion, QuoteState } from './onrampState'
import { toCheckoutUrl, meldUrl } from './providerUrl'
import { parseUrl } from '../../lib/links/parseUrl'

/** Whether a provider's page can be opened. */
export type ProviderStatus = 'ready' | 'loading' | 'unavailable'

export interface OfferedProvider extends Seller {
  readonly standing: ProviderStatus
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

/** Returns the chosen payment currency while it is listed, else the first one. */
export function selectPayment(state: RootState): PaymentCurrency | null {
  const { payments, payment } = selectOnRamp(state)
  return payments.find(({ id }) => id === payment) ?? payments[0] ?? null
}

/** Like `selectPayment`. The symbol identifies a currency. */
export function selectPurchase(state: RootState): PurchaseCurrency | null {
  const { purchases, purchase } = selectOnRamp(state)
  return purchases.find(({ symbol }) => symbol === purchase) ?? purchases[0] ?? null
}

/**
 * Returns the service's limits. Built-in example currencies have none: their limits are not real.
 */
export const selectLimits = createSelector(
  [selectPayment, (state: RootState) => selectOnRamp(state).areExamples],
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

export const toQuoteQuestion = ({ amount, payment, purchase }: QuoteArgs): QuoteQuestion => ({
  amount,
  payment: payment.id,
  purchase: purchase.symbol,
})

const LOADING: QuoteState = {
  phase: 'loading',
  question: null,
  answer: null,
  reason: null,
  retryAt: null,
}
const NO_QUOTE_ARGS: QuoteState = { ...LOADING, phase: 'none' }

/** Returns the quote for the current form; a quote for another question counts as loading. */
export const selectQuote = createSelector(
  [selectQuoteArgs, (state: RootState) => selectOnRamp(state).quote],
  (args, quote): QuoteState => {
    if (!args) return NO_QUOTE_ARGS
    const asked = toQuoteQuestion(args)
    const { question } = quote
    const isFor =
      question?.amount === asked.amount &&
      question.payment === asked.payment &&
      question.purchase === asked.purchase
    return isFor ? quote : LOADING
  },
)

/** Amounts that a JSON number represents exactly. */
const PRESET_AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/
/** Significant digits that a JSON number keeps. */
const EXACT_DIGITS = 15

/** Returns the quoted coins as a number, rounded down to the digits that it can keep. */
function getQuotedCoins({ phase, answer }: QuoteState): number | undefined {
  if (phase !== 'known' || !answer) return undefined
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

/** Returns the key of a link request, without the quoted coins, which may differ. */
export const getLinkKey = ({ presetCryptoAmount: _coins, ...args }: LinkArgs): string =>
  JSON.stringify(args)

/** Returns the host of the app's own `meldUrl`. */
const getMeldHosts = ({ meldUrl: base = '' }: OnRampOptions): readonly string[] => {
  const url = parseUrl(base)
  return url ? [url.hostname] : []
}

function getProviderStatus(
  { isQuoted, hosts }: Seller,
  options: OnRampOptions,
  link: OnRampState['link'],
  meld: string | null,
): Pick<OfferedProvider, 'standing' | 'url'> {
  const known = [...hosts, ...(options.hosts ?? []), ...getMeldHosts(options)]
  if (isQuoted) {
    if (link.phase === 'none' || link.phase === 'loading') return { standing: 'loading', url: null }
    const url = toCheckoutUrl(link.url, known)
    return { standing: url === null ? 'unavailable' : 'ready', url }
  }
  const url = toCheckoutUrl(meld, known)
  return { standing: url === null ? 'unavailable' : 'ready', url }
}

/** Returns the offered providers with their availability. */
export const selectOfferedProviders = createSelector(
  [
    selectSellers,
    selectOnRampOptions,
    (state: RootState) => selectOnRamp(state).link,
    selectLinkArgs,
    selectActiveNetwork,
    (state: RootState) => selectActiveAccount(state).address,
    (state: RootState) => selectOptions(state).projectId,
  ],
  (sellers, options, link, args, network, address, projectId): readonly OfferedProvider[] => {
    const { meldPublicKey: publicKey, meldUrl: base } = options
    const meld =
      publicKey && network && address !== null
        ? meldUrl({ base, publicKey, namespace: network.namespace, address, projectId })
        : null
    // A link for another question would pay another account or another amount.
    const isFor = args !== null && link.question === getLinkKey(args)
    const known = isFor ? link : { ...link, phase: 'loading' as const, url: null }
    return sellers.map(provider => ({
      ...provider,
      ...getProviderStatus(provider, options, known, meld),
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
    const { phase } = selectQuote(state)
    if (phase === 'loading') return 'quoting'
    if (phase === 'unavailable') return 'noQuote'
  }
  if (provider?.standing === 'loading') return 'opening'
  return provider?.standing === 'ready' ? null : 'unavailable'
}
