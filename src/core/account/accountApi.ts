import { NAME_TTL_S } from '../../domain/limits'
import { NAME_IMAGE_HOSTS } from '../../domain/nameImageHosts'
import type { Network } from '../../domain/network'
import { nativeBalanceSchema, type NativeBalance } from '../../domain/schemas/nativeBalance'
import { identitySchema, type Identity } from '../../domain/schemas/identity'
import { reverseNamesSchema, type NameRecord } from '../../domain/schemas/profile'
import { toCaipAddress, type CaipNetworkId } from '../../lib/address/caip'
import { accountTags } from '../../services/accountTags'
import { sendAndValidate } from '../../services/sendAndValidate'
import { withStoredCache } from '../../services/withStoredCache'
import { readFromChain } from '../../services/readFromChain'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import { getNativeBalanceKey } from './nativeBalanceSelectors'

export interface AccountArgs {
  /** Plain address, without the CAIP-10 prefix. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

export interface ChainAccountArgs {
  readonly address: string
  readonly network: Network
}

const NO_NAMES: readonly NameRecord[] = []
const NO_IDENTITY: Identity = { name: null, avatar: null }
/**
 * Seconds. Kept well beyond the TTL: when a refetch fails, the last answer is still worth showing.
 */
export const BALANCE_KEPT_S = 600
const API_VERSION = 2

const getAddress = ({ address }: AccountArgs) => address
const profileParams = ({ address }: AccountArgs) => ({ sender: address, apiVersion: API_VERSION })

const nativeBalance = withStoredCache<ChainAccountArgs, NativeBalance>(
  {
    name: 'nativeBalance',
    idOf: ({ address, network }) => toCaipAddress(network.caipNetworkId, address),
    schemaOf: () => nativeBalanceSchema,
  },
  ({ address, network }, api) =>
    readFromChain(
      api,
      network,
      async (chain, signal) => ({
        balance: await chain.getNativeBalance(address, network, signal),
        symbol: network.nativeCurrency.symbol,
      }),
      'BALANCE_UNAVAILABLE',
    ),
)

const identity = ifChainSupported<AccountArgs, Identity>(
  NO_IDENTITY,
  withStoredCache(
    {
      name: 'identity',
      idOf: getAddress,
      schemaOf: (_args, api) => identitySchema(getImageHosts(api, NAME_IMAGE_HOSTS)),
    },
    ({ address }, _api, ask, schema) =>
      sendAndValidate(
        ask,
        {
          service: 'blockchain',
          path: `/v1/identity/${encodeURIComponent(address)}`,
          params: { sender: address },
        },
        schema,
      ),
  ),
)

const names = ifChainSupported<AccountArgs, readonly NameRecord[]>(
  NO_NAMES,
  withStoredCache<AccountArgs, readonly NameRecord[]>(
    { name: 'ens', idOf: getAddress, schemaOf: () => reverseNamesSchema },
    (args, _api, ask, schema) =>
      sendAndValidate(
        ask,
        {
          service: 'blockchain',
          path: `/v1/profile/reverse/${encodeURIComponent(args.address)}`,
          params: profileParams(args),
        },
        schema,
      ),
  ),
)

export const toAccountKey = ({ address, caipNetworkId }: AccountArgs) => ({
  address,
  caipNetworkId,
})
export const toChainAccountKey = ({ address, network }: ChainAccountArgs) =>
  toAccountKey({ address, caipNetworkId: network.caipNetworkId })

/** Native balance and names of an account. */
export const accountApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /**
     * Balance of the native currency, read from the chain; works on networks the balance service
     * does not support. Views select it without subscribing, so it is kept until the account
     * disconnects.
     */
    getNativeBalance: build.query<NativeBalance, ChainAccountArgs>({
      queryFn: async (args, api, _extra, ask) => {
        const answer = await nativeBalance(args, api, ask)
        // Other code on the origin can write the stored cache, so never take the symbol from it.
        const { symbol } = args.network.nativeCurrency
        return answer.error ? answer : { data: { ...answer.data, symbol } }
      },
      serializeQueryArgs: ({ queryArgs: { address, network } }) =>
        getNativeBalanceKey(address, network.caipNetworkId),
      keepUnusedDataFor: Infinity,
      providesTags: (_answer, _error, args) => ['Balance', ...accountTags(args)],
    }),
    /** Name and avatar of an account. */
    getIdentity: build.query<Identity, AccountArgs>({
      queryFn: (args, api, _extra, ask) => identity(args, api, ask),
      keepUnusedDataFor: NAME_TTL_S,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
    /**
     * Names registered for an account. Views select them without subscribing, so they are kept
     * until the account disconnects.
     */
    getNames: build.query<readonly NameRecord[], AccountArgs>({
      queryFn: (args, api, _extra, ask) => names(args, api, ask),
      keepUnusedDataFor: Infinity,
      providesTags: (_answer, _error, args) => accountTags(args),
    }),
  }),
})
