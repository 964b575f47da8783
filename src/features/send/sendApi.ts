import type { Network } from '../../domain/network'
import type { TokenTerms } from '../../domain/payment/tokenTerms'
import type { BlockMark, FeeEstimate, SendIntent } from '../../domain/payment/send'
import type { TokenDecimalsArgs } from '../../core/data/contractsApi'
import { accountTags } from '../../services/accountTags'
import { readFromChain } from '../../services/readFromChain'
import { modalApi } from '../../services/modalApi'

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

const FEE_TTL_S = 10
const BLOCK_TIME_TTL_S = 600

/** Requests before a payment's review. */
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
      serializeQueryArgs: ({ queryArgs: { network } }) => network.caipNetworkId,
      keepUnusedDataFor: BLOCK_TIME_TTL_S,
    }),
    getFeeEstimate: build.query<FeeEstimate, FeeArgs>({
      queryFn: ({ intent, network }, api) =>
        readFromChain(
          api,
          network,
          (chain, signal) => chain.estimateFee(intent, network, signal),
          'FEE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs: { intent, network } }) => ({
        intent,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: FEE_TTL_S,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
  }),
})
