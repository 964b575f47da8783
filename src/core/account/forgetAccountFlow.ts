import { disconnected } from '../../events/connectionEvents'
import type { Namespace } from '../../lib/address/caip'
import { accountTags } from '../../services/accountTags'
import type { CachedQuery } from '../../services/cachedQuery'
import { forgetQueries } from '../../services/forgetQueries'
import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectAccountByNamespace } from './accountState'

/** Keys of answers about accounts of a chain family. */
function selectAccountKeys(state: RootState, namespace: Namespace): ReadonlySet<string> {
  const services = selectModalApiState(state)
  if (!services) return new Set()
  const tags = [{ type: 'AccountData', id: namespace }] as const
  const answered: readonly { readonly queryCacheKey: string }[] = modalApi.util.selectInvalidatedBy(
    services,
    tags,
  )
  return new Set(answered.map(({ queryCacheKey }) => queryCacheKey))
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
      const keys = selectAccountKeys(api.getState(), namespace)
      // Before its first answer a query has no tags; then its arguments tell.
      const isUnanswered = ({ status, originalArgs }: CachedQuery) =>
        status !== 'fulfilled' && accountTags(originalArgs).some(({ id }) => id === namespace)
      forgetQueries(api, (query, key) => keys.has(key) || isUnanswered(query))
    },
  })
}
