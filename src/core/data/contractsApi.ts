import type { Network } from '../../domain/network'
import { readFromChain } from '../../services/readFromChain'
import { modalApi } from '../../services/modalApi'
import { getContractKey } from './contractCache'

export interface TokenDecimalsArgs {
  /** Plain address. */
  readonly token: string
  readonly network: Network
}

export interface ContractArgs {
  readonly address: string
  readonly network: Network
}

const DECIMALS_KEPT_S = 60

/** What a chain knows of an address: whether it is a contract, and a token's decimals. */
export const contractsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    isContract: build.query<boolean, ContractArgs>({
      queryFn: ({ address, network }, api) =>
        readFromChain(api, network, (chain, signal) => chain.isContract(address, network, signal)),
      serializeQueryArgs: ({ queryArgs: { address, network } }) =>
        getContractKey(address, network.caipNetworkId),
      // A review reads the answer as long as it is on screen.
      keepUnusedDataFor: Infinity,
    }),
    /** From the token's own contract. */
    getTokenDecimals: build.query<number, TokenDecimalsArgs>({
      queryFn: ({ token, network }, api) =>
        readFromChain(api, network, (chain, signal) =>
          chain.getTokenDecimals(token, network, signal),
        ),
      serializeQueryArgs: ({ queryArgs: { token, network } }) => ({
        token,
        caipNetworkId: network.caipNetworkId,
      }),
      keepUnusedDataFor: DECIMALS_KEPT_S,
    }),
  }),
})
