import { BALANCE_RETRY_BLOCK_MS } from '../../domain/limits'
import type { NativeCurrency } from '../../domain/network'
import type { OptionsState } from '../../domain/options'
import { balanceSchema, type BalanceAnswer } from '../../domain/schemas/balance'
import type { TokenBalance } from '../../domain/token'
import { TOKEN_IMAGE_HOSTS } from '../../domain/tokenImageHosts'
import { toCaipAddress, type CaipNetworkId } from '../../lib/address/caip'
import type { TokenToRead } from '../../ports/chainClient'
import { accountTags } from '../../services/accountTags'
import { sendAndValidate } from '../../services/sendAndValidate'
import { withFailureBackoff } from '../../services/withFailureBackoff'
import { withStoredCache } from '../../services/withStoredCache'
import { readFromChain } from '../../services/readFromChain'
import { ifChainSupported } from '../../services/ifChainSupported'
import { getImageHosts } from '../../services/getImageHosts'
import { modalApi } from '../../services/modalApi'
import {
  BALANCE_KEPT_S,
  toAccountKey,
  toChainAccountKey,
  type AccountArgs,
  type ChainAccountArgs,
} from './accountApi'

export interface TokenBalancesArgs extends AccountArgs {
  /** The network's configured currency, which services cannot override. */
  readonly coin: NativeCurrency
  /** CAIP-10 token ids the service must read again; use with `forceRefetch: true`. */
  readonly forceUpdate?: readonly string[]
}

export interface ChainTokensArgs extends ChainAccountArgs {
  readonly tokens: readonly TokenToRead[]
}

const NO_BALANCES: readonly TokenBalance[] = []
const CURRENCY = 'usd'

const getCaipAddress = ({ address, caipNetworkId }: AccountArgs) =>
  toCaipAddress(caipNetworkId, address)

/**
 * Whether an entry of the service is a holding: on the requested network and, unless the host names
 * the token, with decimals.
 */
const isHolding =
  (caipNetworkId: CaipNetworkId, named: ReadonlySet<string>) =>
  ({ chainId, address, quantity }: TokenBalance) =>
    chainId === caipNetworkId &&
    (quantity.decimals !== '0' || (address !== undefined && named.has(address.toLowerCase())))

/** The host's tokens on a network, as lowercase CAIP-10 ids. */
function getHostTokens({ getState }: { readonly getState: () => unknown }, id: CaipNetworkId) {
  const { options } = getState() as {
    readonly options: Partial<Pick<OptionsState, 'tokens'>>
  }
  return new Set(options.tokens?.[id]?.map(({ address }) => `${id}:${address}`.toLowerCase()))
}

const portfolio = withStoredCache<TokenBalancesArgs, BalanceAnswer>(
  {
    name: 'portfolio',
    idOf: getCaipAddress,
    schemaOf: ({ caipNetworkId, coin }, api) =>
      balanceSchema(caipNetworkId, coin, getImageHosts(api, TOKEN_IMAGE_HOSTS)),
  },
  ({ address, caipNetworkId, forceUpdate }, _api, ask, schema) =>
    sendAndValidate(
      ask,
      {
        service: 'blockchain',
        path: `/v1/account/${encodeURIComponent(address)}/balance`,
        params: { currency: CURRENCY, chainId: caipNetworkId, forceUpdate: forceUpdate?.join(',') },
      },
      schema,
    ),
)

const tokenBalances = withFailureBackoff<TokenBalancesArgs, readonly TokenBalance[]>(
  { blockMs: BALANCE_RETRY_BLOCK_MS, code: 'BALANCE_UNAVAILABLE' },
  ifChainSupported(NO_BALANCES, async (args, api, ask) => {
    const answer = await portfolio(args, api, ask)
    return answer.error
      ? answer
      : {
          data: answer.data.balances.filter(
            isHolding(args.caipNetworkId, getHostTokens(api, args.caipNetworkId)),
          ),
        }
  }),
)

/** Token balances of an account. Injected with the chunk that shows them. */
export const tokensApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Holdings with prices from the Blockchain API. Empty on a network it does not support. */
    getTokenBalances: build.query<readonly TokenBalance[], TokenBalancesArgs>({
      queryFn: (args, api, _extra, ask) => tokenBalances(args, api, ask),
      serializeQueryArgs: ({ queryArgs }) => toAccountKey(queryArgs),
      keepUnusedDataFor: BALANCE_KEPT_S,
      providesTags: (_answer, _error, args) => ['Balance', ...accountTags(args)],
    }),
    /** The native currency and the given tokens, read from the chain without prices. */
    getChainTokenBalances: build.query<readonly TokenBalance[], ChainTokensArgs>({
      queryFn: ({ address, network, tokens }, api) =>
        readFromChain(
          api,
          network,
          (chain, signal) => chain.getTokenBalances(address, network, tokens, signal),
          'BALANCE_UNAVAILABLE',
        ),
      serializeQueryArgs: ({ queryArgs }) => ({
        ...toChainAccountKey(queryArgs),
        tokens: queryArgs.tokens.map(token => token.address),
      }),
      keepUnusedDataFor: BALANCE_KEPT_S,
      providesTags: (_answer, _error, args) => ['Balance', ...accountTags(args)],
    }),
  }),
})
