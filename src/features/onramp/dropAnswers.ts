import { forgetQueries } from '../../services/forgetQueries'
import type { FlowApi } from '../../store/listening'
import type { onrampApi } from './onrampApi'

/** Aborts an endpoint's requests and removes its answers, or those with certain keys. */
export function dropAnswers(
  api: FlowApi,
  endpoint: keyof typeof onrampApi.endpoints,
  isDropped: (key: string) => boolean = () => true,
): void {
  forgetQueries(api, ({ endpointName }, key) => endpointName === endpoint && isDropped(key))
}
