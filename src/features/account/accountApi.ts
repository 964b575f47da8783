import { BALANCE_RETRY_BLOCK_MS, NAME_TTL_S } from '../../domain/limits'
import type { Network } from '../../domain/network'
import {
  balanceSchema,
  nativeBalanceSchema,
  type BalanceAnswer,
  type NativeBalance,
} from '../../domain/schemas/balance'
import { identitySchema, type Identity } from '../../domain/schemas/identity'
import { reverseNamesSchema, type NameRecord } from '../../domain/schemas/profile'
import type { TokenBalance } from '../../domain/token'
import { toCaipAddress, type CaipNetworkId } from '../../lib/caip'
import type { TokenToRead } from '../../ports/chainAdapter'
import { askValid } from '../../services/askValid'
import { blockedAfterFailure } from '../../services/blockedAfterFailure'
import { cached } from '../../services/cached'
import { fromChain } from '../../services/fromChain'
import { gated } from '../../services/gated'
import { modalApi } from '../../services/modalApi'

export interface AccountArgs {
  /** Plain address. */
  readonly address: string
  readonly chainId: CaipNetworkId
}

export interface TokenBalancesArgs extends AccountArgs {
  /** CAIP-10 token ids the service must read anew; goes with `forceRefetch: true`. */
  readonly forceUpdate?: readonly string[]
}

export interface ChainAccountArgs {
  readonly address: string
  readonly network: Network
}

export interface ChainTokensArgs extends ChainAccountArgs {
  readonly tokens: readonly TokenToRead[]
}

const NO_BALANCES: readonly TokenBalance[] = []
const NO_NAMES: readonly NameRecord[] = []
const NOBODY: Identity = { name: null, avatar: null }
/** Kept well beyond its life time: what a refetch fails to renew is still worth showing. */
const BALANCE_KEPT_S = 600
const CURRENCY = 'usd'
const API_VERSION = 2

const caipAddressOf = ({ address, chainId }: AccountArgs) => toCaipAddress(chainId, address)
const addressOf = ({ address }: AccountArgs) => address
const profileParams = ({ address }: AccountArgs) => ({ sender: address, apiVersion: API_VERSION })

/** The portfolio service knows this token; a token without decimals is no holding, one of another network a mistake. */
const isHolding = (chainId: CaipNetworkId) => (balance: TokenBalance) =>
  balance.chainId === chainId && balance.quantity.decimals !== '0'

const portfolio = cached<TokenBalancesArgs, BalanceAnswer>(
  { name: 'portfolio', idOf: caipAddressOf, schemaOf: ({ chainId }) => balanceSchema(chainId) },
  ({ address, chainId, forceUpdate }, _api, ask) =>
    askValid(
      ask,
      {
        service: 'blockchain',
        path: `/v1/account/${encodeURIComponent(address)}/balance`,
        params: { currency: CURRENCY, chainId, forceUpdate: forceUpdate?.join(',') },
      },
      balanceSchema(chainId),
    ),
)

const tokenBalances = blockedAfterFailure<TokenBalancesArgs, readonly TokenBalance[]>(
  { blockMs: BALANCE_RETRY_BLOCK_MS, code: 'BALANCE_UNAVAILABLE' },
  gated(NO_BALANCES, async (args, api, ask) => {
    const answer = await portfolio(args, api, ask)
    return answer.error ? answer : { data: answer.data.balances.filter(isHolding(args.chainId)) }
  }),
)

const nativeBalance = cached<ChainAccountArgs, NativeBalance>(
  {
    name: 'nativeBalance',
    idOf: ({ address, network }) => toCaipAddress(network.caipNetworkId, address),
    schemaOf: () => nativeBalanceSchema,
  },
  ({ address, network }, api) =>
    fromChain(
      api,
      network,
      async (adapter, signal) => ({
        balance: await adapter.getNativeBalance(address, network, signal),
        symbol: network.nativeCurrency.symbol,
      }),
      'BALANCE_UNAVAILABLE',
    ),
)

const identity = gated<AccountArgs, Identity>(
  NOBODY,
  cached(
    { name: 'identity', idOf: addressOf, schemaOf: () => identitySchema },
    ({ address }, _api, ask) =>
      askValid(
        ask,
        {
          service: 'blockchain',
          path: `/v1/identity/${encodeURIComponent(address)}`,
          params: { sender: address },
        },
        identitySchema,
      ),
  ),
)

const names = gated<AccountArgs, readonly NameRecord[]>(
  NO_NAMES,
  cached<AccountArgs, readonly NameRecord[]>(
    { name: 'ens', idOf: addressOf, schemaOf: () => reverseNamesSchema },
    (args, _api, ask) =>
      askValid(
        ask,
        {
          service: 'blockchain',
          path: `/v1/profile/reverse/${encodeURIComponent(args.address)}`,
          params: profileParams(args),
        },
        reverseNamesSchema,
      ),
  ),
)

const byAccount = ({ address, chainId }: AccountArgs) => ({ address, chainId })
const byChainAccount = ({ address, network }: ChainAccountArgs) =>
  byAccount({ address, chainId: network.caipNetworkId })

/** What an account holds and what it is called. */
export const accountApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Holdings with prices, from the Blockchain API. Empty on a network it does not know. */
    getTokenBalances: build.query<readonly TokenBalance[], TokenBalancesArgs>({
      queryFn: (args, api, _extra, ask) => tokenBalances(args, api, ask),
      serializeQueryArgs: ({ queryArgs }) => byAccount(queryArgs),
      keepUnusedDataFor: BALANCE_KEPT_S,
      providesTags: ['Balance'],
    }),
    /** The coin fees are paid in, from the chain itself. Works on networks no service knows. */
    getNativeBalance: build.query<NativeBalance, ChainAccountArgs>({
      queryFn: (args, api, _extra, ask) => nativeBalance(args, api, ask),
      serializeQueryArgs: ({ queryArgs }) => byChainAccount(queryArgs),
      keepUnusedDataFor: BALANCE_KEPT_S,
      providesTags: ['Balance'],
    }),
    /** Named tokens straight from the chain, the native coin first, without prices. */
    getChainTokenBalances: build.query<readonly TokenBalance[], ChainTokensArgs>({
      queryFn: ({ address, network, tokens }, api) =>
        fromChain(
          api,
          network,
          (adapter, signal) => adapter.getTokenBalances(address, network, tokens, signal),
          'BALANCE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs }) => ({
        ...byChainAccount(queryArgs),
        tokens: queryArgs.tokens.map(token => token.address),
      }),
      keepUnusedDataFor: BALANCE_KEPT_S,
      providesTags: ['Balance'],
    }),
    /** Name and picture of an account. */
    getIdentity: build.query<Identity, AccountArgs>({
      queryFn: (args, api, _extra, ask) => identity(args, api, ask),
      keepUnusedDataFor: NAME_TTL_S,
    }),
    /** Names registered for an account. */
    getNames: build.query<readonly NameRecord[], AccountArgs>({
      queryFn: (args, api, _extra, ask) => names(args, api, ask),
      keepUnusedDataFor: NAME_TTL_S,
    }),
  }),
})
