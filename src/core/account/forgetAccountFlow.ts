import { disconnected } from '../../events/connectionEvents'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'
import type { sendApi } from '../../features/send/sendApi'
import type { sessionsApi } from '../../features/smartSessions/sessionsApi'
import type { transactionsApi } from '../../features/transactions/transactionsApi'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { accountApi } from './accountApi'
import { selectAccountByNamespace } from './accountState'
import type { tokensApi } from './tokensApi'

/** Queries about an account. Those about the page or a network are kept. */
const ACCOUNT_ENDPOINTS: ReadonlySet<string | undefined> = new Set([
  accountApi.endpoints.getNativeBalance.name,
  accountApi.endpoints.getIdentity.name,
  accountApi.endpoints.getNames.name,
  'getTokenBalances' satisfies keyof typeof tokensApi.endpoints,
  'getChainTokenBalances' satisfies keyof typeof tokensApi.endpoints,
  'getHistory' satisfies keyof typeof transactionsApi.endpoints,
  'getPurchases' satisfies keyof typeof transactionsApi.endpoints,
  'getNonces' satisfies keyof typeof transactionsApi.endpoints,
  'getSessions' satisfies keyof typeof sessionsApi.endpoints,
  'getFeeEstimate' satisfies keyof typeof sendApi.endpoints,
])

interface Query {
  readonly endpointName?: string
  readonly originalArgs?: unknown
}

/**
 * Deletes cached data of an account that disconnects and aborts its requests. Data of accounts that
 * stay connected on other chain families is kept.
 */
export function registerForgetAccountFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace } }, api) => {
      const isLastConnection = Object.values(selectConnectionsByNamespace(api.getState())).every(
        connection => connection?.phase !== 'connected',
      )
      const { accounts } = selectAccountByNamespace(api.getOriginalState(), namespace)
      const addresses = new Set(accounts.map(({ address }) => address))
      const isOfAccount = (id: string) => id.startsWith(`${namespace}:`) || addresses.has(id)
      api.extra.cache().then(
        cache => cache.clear(isLastConnection ? undefined : isOfAccount),
        () => undefined, // the cache is bundled with this chunk, so it cannot fail to load
      )
      const { queries } = selectModalApiState(api.getState())?.walletModalApi ?? {}
      for (const [queryCacheKey, query] of Object.entries(queries ?? {}) as [string, Query][]) {
        // every account query's key names its network
        const isOfNamespace = queryCacheKey.includes(`"${namespace}:`)
        if (!isOfNamespace || !ACCOUNT_ENDPOINTS.has(query.endpointName)) continue
        const running = modalApi.util.getRunningQueryThunk(
          query.endpointName as never,
          query.originalArgs as never,
        )
        const request = api.dispatch<{ abort(): void } | undefined>(running as never)
        request?.abort()
        api.dispatch(
          modalApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
        )
      }
    },
  })
}
