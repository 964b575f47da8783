import type { Network } from '../../domain/network'
import type { TokenTerms } from '../../domain/payment/tokenTerms'
import type { BlockMark, FeeEstimate, SendIntent } from '../../domain/payment/send'
import { accountApi } from '../../core/account/accountApi'
import type { TokenDecimalsArgs } from '../../core/data/contractsApi'
import { accountTags } from '../../services/accountTags'
import { readFromChain } from '../../services/readFromChain'
import { FRESHNESS } from '../../services/freshness'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'
import { getTrustedNames } from './recipient/getTrustedNames'
import {
  getBlockTimeKey,
  getFeeKey,
  getRecipientNamesKey,
  type RecipientNamesArgs,
} from './sendCache'

export interface FeeArgs {
  readonly intent: SendIntent
  readonly network: Network
}

export interface BlockTimeArgs {
  readonly newest: BlockMark
  readonly network: Network
}

export interface TokenTermsArgs extends TokenDecimalsArgs {
  /** Decimal string. */
  readonly amount: string
}

/** Requests for a payment's review. No view subscribes, and a review may stay open for hours. */
export const sendApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Null where the namespace has no rules but decimals. */
    getTokenTerms: build.query<TokenTerms | null, TokenTermsArgs>({
      queryFn: ({ token, amount, network }, api) =>
        readFromChain(
          api,
          network,
          async (chain, signal) =>
            (await chain.getTokenTerms?.(token, amount, network, signal)) ?? null,
        ),
      serializeQueryArgs: ({ queryArgs: { token, amount, network } }) => ({
        token,
        amount,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Recent time between blocks, in ms. */
    getBlockTime: build.query<number, BlockTimeArgs>({
      queryFn: ({ newest, network }, api) =>
        readFromChain(api, network, (chain, signal) => chain.getBlockTime(newest, network, signal)),
      serializeQueryArgs: ({ queryArgs: { network } }) => getBlockTimeKey(network.caipNetworkId),
      keepUnusedDataFor: Infinity,
    }),
    getFeeEstimate: build.query<FeeEstimate, FeeArgs>({
      queryFn: ({ intent, network }, api) =>
        readFromChain(
          api,
          network,
          (chain, signal) => chain.estimateFee(intent, network, signal),
          'FEE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs: { intent } }) => getFeeKey(intent),
      keepUnusedDataFor: Infinity,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
    /** The valid names that resolve back to an address, normalised. */
    getRecipientNames: build.query<readonly string[], RecipientNamesArgs>({
      queryFn: async ({ enteredName, ...args }, { dispatch }) => {
        const { data, error } = await dispatch(
          accountApi.endpoints.getNames.initiate(args, {
            subscribe: false,
            forceRefetch: FRESHNESS.getNames,
          }),
        )
        return data && !error
          ? { data: await getTrustedNames(data, args, enteredName) }
          : { error: error as ServiceError }
      },
      serializeQueryArgs: ({ queryArgs }) => getRecipientNamesKey(queryArgs),
      keepUnusedDataFor: Infinity,
    }),
  }),
})
