import {
  onrampOptionsSchema,
  onrampQuoteSchema,
  onrampUrlSchema,
  type OnrampQuote,
} from '../../domain/schemas/onramp'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { isPayoutOnlyTo } from '../../lib/links/isPayoutOnlyTo'
import { sendAndValidate } from '../../services/sendAndValidate'
import { accountTags } from '../../services/accountTags'
import { ifChainSupported } from '../../services/ifChainSupported'
import { createLinkRefusedError } from '../../services/createLinkRefusedError'
import { modalApi } from '../../services/modalApi'
import type { ServicesState } from '../../services/serviceOptions'
import {
  getLinkKey,
  getQuoteKey,
  LISTS_KEY,
  type CurrencyLists,
  type LinkArgs,
  type ListsArgs,
  type QuoteArgs,
} from './onrampCache'
import { withRetryTime } from './withRetryTime'

const NO_LISTS: CurrencyLists = { payments: [], purchases: [] }

/** The service reads the project id from the query of a POST. */
const getProjectParams = (state: unknown) => ({
  projectId: (state as ServicesState).options.projectId,
})

const lists = ifChainSupported<ListsArgs, CurrencyLists>(NO_LISTS, async (_args, _api, ask) => {
  const request = { service: 'blockchain', path: '/v1/onramp/options' } as const
  const answer = await sendAndValidate(ask, request, onrampOptionsSchema)
  if (answer.error) return answer
  const { paymentCurrencies: payments, purchaseCurrencies: purchases } = answer.data
  return { data: { payments, purchases } }
})

const quote = withRetryTime(
  ifChainSupported<QuoteArgs, OnrampQuote | null>(null, ({ payment, purchase, amount }, api, ask) =>
    sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: '/v1/onramp/quote',
        method: 'POST',
        params: getProjectParams(api.getState()),
        contentType: 'text',
        body: {
          purchaseCurrency: purchase,
          paymentCurrency: payment,
          amount,
          network: purchase.symbol,
        },
      },
      onrampQuoteSchema,
    ),
  ),
)

type Presets = Pick<LinkArgs, 'presetCryptoAmount' | 'presetFiatAmount'>

const link = ifChainSupported<LinkArgs, string | null>(null, async (args, api, ask) => {
  const { address, blockchains, assets, defaultNetwork } = args
  const linkWith = (presets: Presets) =>
    sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: '/v1/generators/onrampurl',
        method: 'POST',
        params: getProjectParams(api.getState()),
        contentType: 'text',
        body: {
          destinationWallets: [{ address, blockchains, assets }],
          defaultNetwork,
          partnerUserId: address,
          defaultExperience: 'buy',
          ...presets,
        },
      },
      onrampUrlSchema,
    )
  const { presetCryptoAmount: coins, presetFiatAmount: sum } = args
  const sums = {
    ...(coins !== undefined && { presetCryptoAmount: coins }),
    ...(sum !== undefined && { presetFiatAmount: sum }),
  }
  let answer = await linkWith(sums)
  // A service that only accepts whole numbers gets a whole amount, or none.
  if (answer.error?.status === 400 && !Object.values(sums).every(Number.isInteger)) {
    answer = await linkWith(Number.isInteger(sum) ? { presetFiatAmount: Number(sum) } : {})
  }
  if (answer.error) return answer
  const { url } = answer.data
  const { namespace } = parseCaipNetworkId(args.caipNetworkId)
  return isPayoutOnlyTo(url, namespace, address)
    ? { data: url }
    : { error: createLinkRefusedError('onrampurl') }
})

/**
 * Endpoints for buying coins. No view subscribes, and a form or a failure may stay on screen for
 * hours, so the flows remove what no longer applies.
 */
export const onrampApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Currencies to pay with and to buy; empty on an unsupported network. */
    getOnRampLists: build.query<CurrencyLists, ListsArgs>({
      queryFn: (args, api, _extra, ask) => lists(args, api, ask),
      serializeQueryArgs: () => LISTS_KEY,
      keepUnusedDataFor: Infinity,
    }),
    /** Quote for an amount; null on an unsupported network. */
    getOnRampQuote: build.query<OnrampQuote | null, QuoteArgs>({
      queryFn: (args, api, _extra, ask) => quote(args, api, ask),
      serializeQueryArgs: ({ queryArgs }) => getQuoteKey(queryArgs),
      keepUnusedDataFor: Infinity,
    }),
    /** Coinbase's checkout link for an account; null on an unsupported network. */
    getOnRampLink: build.query<string | null, LinkArgs>({
      queryFn: (args, api, _extra, ask) => link(args, api, ask),
      serializeQueryArgs: ({ queryArgs }) => getLinkKey(queryArgs),
      keepUnusedDataFor: Infinity,
      // Keeps no link of an account that disconnected.
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
  }),
})
