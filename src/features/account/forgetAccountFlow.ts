import { disconnected } from '../../events/connectionEvents'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'
import type { sendApi } from '../send/sendApi'
import type { transactionsApi } from '../transactions/transactionsApi'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { accountApi } from './accountApi'
import { selectAccountByNamespace } from './accountState'
import type { tokensApi } from './tokensApi'

/** Facts about the page rather than about whoever is connected stay. */
const ABOUT_SOMEBODY: ReadonlySet<string | undefined> = new Set([
  accountApi.endpoints.getNativeBalance.name,
  accountApi.endpoints.getIdentity.name,
  accountApi.endpoints.getNames.name,
  'getTokenBalances' satisfies keyof typeof tokensApi.endpoints,
  'getChainTokenBalances' satisfies keyof typeof tokensApi.endpoints,
  'getHistory' satisfies keyof typeof transactionsApi.endpoints,
  'getPurchases' satisfies keyof typeof transactionsApi.endpoints,
  'getNonces' satisfies keyof typeof transactionsApi.endpoints,
  'getFeeEstimate' satisfies keyof typeof sendApi.endpoints,
])

interface Query {
  readonly endpointName?: string
  readonly originalArgs?: unknown
}

/**
 * Whoever is gone leaves nothing behind: stored answers go, answers on their way are not taken in any more. What is known of
 * somebody who stays connected on another chain family stays.
 */
export function registerForgetAccountFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace } }, api) => {
      const isAlone = Object.values(selectConnectionsByNamespace(api.getState())).every(
        connection => connection?.phase !== 'connected',
      )
      const { accounts } = selectAccountByNamespace(api.getOriginalState(), namespace)
      const addresses = new Set(accounts.map(({ address }) => address))
      const isOfWhoLeft = (id: string) => id.startsWith(`${namespace}:`) || addresses.has(id)
      api.extra.cache().then(
        cache => cache.clear(isAlone ? undefined : isOfWhoLeft),
        () => undefined, // its code comes with this
      )
      const { queries } = selectModalApiState(api.getState())?.walletModalApi ?? {}
      for (const [queryCacheKey, query] of Object.entries(queries ?? {}) as [string, Query][]) {
        const isTheirs = queryCacheKey.includes(`"${namespace}:`) // each names its network
        if (!isTheirs || !ABOUT_SOMEBODY.has(query.endpointName)) continue
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
