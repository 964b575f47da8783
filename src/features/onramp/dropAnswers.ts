import { modalApi } from '../../services/modalApi'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { FlowApi } from '../../store/listening'
import type { onrampApi } from './onrampApi'

interface Query {
  readonly endpointName?: string
  readonly originalArgs?: unknown
}

/** Aborts an endpoint's requests and removes its answers, or those with certain keys. */
export function dropAnswers(
  api: FlowApi,
  endpointName: keyof typeof onrampApi.endpoints,
  isDropped: (key: string) => boolean = () => true,
): void {
  const { queries = {} } = selectModalApiState(api.getState())?.walletModalApi ?? {}
  for (const [queryCacheKey, query] of Object.entries(queries) as [string, Query][]) {
    if (query.endpointName !== endpointName || !isDropped(queryCacheKey)) continue
    const running = modalApi.util.getRunningQueryThunk(
      endpointName as never,
      query.originalArgs as never,
    )
    const request = api.dispatch<{ abort(): void } | undefined>(running as never)
    request?.abort()
    api.dispatch(
      modalApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
    )
  }
}
