import { disconnected } from '../../events/connectionEvents'
import type { Namespace } from '../../lib/address/caip'
import { accountTags } from '../../services/accountTags'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectAccountByNamespace } from './accountState'

interface Query {
  readonly queryCacheKey: string
  readonly status?: string
  readonly endpointName?: string
  readonly originalArgs?: unknown
}

/**
 * Queries about accounts of a chain family. Before its first answer a query has no tags; then its
 * arguments tell.
 */
function selectAccountQueries(state: RootState, namespace: Namespace): readonly Query[] {
  const services = selectModalApiState(state)
  if (!services) return []
  const answered: readonly Query[] = modalApi.util.selectInvalidatedBy(services, [
    { type: 'AccountData', id: namespace },
  ])
  const tagged = new Set(answered.map(({ queryCacheKey }) => queryCacheKey))
  const queries = Object.entries(services.walletModalApi.queries) as [
    string,
    Omit<Query, 'queryCacheKey'>,
  ][]
  const unanswered = queries
    .filter(([key, query]) => !tagged.has(key) && query.status !== 'fulfilled')
    .filter(([, { originalArgs }]) => accountTags(originalArgs).some(({ id }) => id === namespace))
    .map(([queryCacheKey, query]) => ({ ...query, queryCacheKey }))
  return [...answered, ...unanswered]
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
      for (const query of selectAccountQueries(api.getState(), namespace)) {
        const running = modalApi.util.getRunningQueryThunk(
          query.endpointName as never,
          query.originalArgs as never,
        )
        const request = api.dispatch<{ abort(): void } | undefined>(running as never)
        request?.abort()
        api.dispatch(
          modalApi.internalActions.removeQueryResult({
            queryCacheKey: query.queryCacheKey as never,
          }),
        )
      }
    },
  })
}
