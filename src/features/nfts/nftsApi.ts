import type { Collectible } from '../../domain/collectible'
import type { Network } from '../../domain/network'
import { toChainAccountKey } from '../../core/account/accountApi'
import { getDeps } from '../../services/getDeps'
import { modalApi } from '../../services/modalApi'
import { readFromChain } from '../../services/readFromChain'
import { toServiceError } from '../../services/serviceError'
import type { ChainFacts } from './getCollectibleMoves'
import { toCollectible } from './toCollectible'

export interface CollectibleFactsArgs {
  /** Plain address. */
  readonly address: string
  readonly network: Network
  /** Whether the transactions include spam, read only to compare it with a wallet's list. */
  readonly withSpam: boolean
  /** Transactions to read; the answer adds to that of earlier ones. */
  readonly hashes: readonly string[]
}

export interface WalletCollectiblesArgs {
  /** The wallet; null if none answers without notifying the user. */
  readonly connectorId: string | null
  /** Plain address. */
  readonly address: string
  readonly network: Network
}

/** The list on screen must not expire; `forgetCollectiblesFlow` deletes it with the account. */
const KEPT = Infinity

/** What the chain and the wallet tell of an account's collectibles. */
export const nftsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    /** Which collectibles transactions moved, and whether the account still owns them. */
    getCollectibleFacts: build.query<ChainFacts, CollectibleFactsArgs>({
      queryFn: ({ address, network, hashes }, api) =>
        readFromChain(api, network, async (chain, signal): Promise<ChainFacts> => {
          const reader = hashes.length > 0 && (await chain.loadHistoryReader?.(network, signal))
          if (!reader) return {}
          const read = async (hash: string) =>
            [hash, await reader.getCollectibles(hash, address, signal)] as const
          const told = await Promise.allSettled(hashes.map(read))
          return Object.fromEntries(
            told.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])),
          )
        }),
      serializeQueryArgs: ({ queryArgs }) => ({
        ...toChainAccountKey(queryArgs),
        withSpam: queryArgs.withSpam,
      }),
      // Spread, not assigned: a hash comes from a service and may be `__proto__`.
      merge: (known, told) => ({ ...known, ...told }),
      keepUnusedDataFor: KEPT,
    }),
    /** The wallet's own list; null if it cannot list them. */
    getWalletCollectibles: build.query<readonly Collectible[] | null, WalletCollectiblesArgs>({
      queryFn: async ({ connectorId, address, network }, api) => {
        const { caipNetworkId, namespace } = network
        if (connectorId === null) return { data: null }
        try {
          const { wallets } = await getDeps(api).chains.load(namespace)
          const batching = await wallets.loadBatching?.(connectorId)
          const told = await batching?.getCollectibles?.(
            connectorId,
            address,
            caipNetworkId,
            api.signal,
          )
          return { data: told?.map(each => toCollectible(each, caipNetworkId, api)) ?? null }
        } catch (thrown) {
          return { error: toServiceError(thrown, 'UNKNOWN') }
        }
      },
      serializeQueryArgs: ({ queryArgs }) => ({
        ...toChainAccountKey(queryArgs),
        connectorId: queryArgs.connectorId,
      }),
      keepUnusedDataFor: KEPT,
    }),
  }),
})
