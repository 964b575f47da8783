import type { CaipNetworkId } from '../lib/address/caip'
import type { EndpointRun } from './endpointRun'
import type { ServiceError } from './serviceError'
import { selectSupportedChains, supportedChainsApi } from './supportedChainsApi'

type GatedState = Parameters<typeof selectSupportedChains>[0]

/**
 * Answers `empty` without a request on a network that the Blockchain API does not support. Fails if
 * the supported networks are unknown: `empty` would be misread as "nothing there".
 */
export function ifChainSupported<Args extends { readonly caipNetworkId: CaipNetworkId }, T>(
  empty: T,
  run: EndpointRun<Args, T>,
): EndpointRun<Args, T> {
  return async (args, api, ask) => {
    let supported = selectSupportedChains(api.getState() as GatedState)
    if (supported.length === 0) {
      const asking = supportedChainsApi.endpoints.getSupportedChains.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      })
      const { data, error } = await api.dispatch(asking)
      if (error || !data) return { error: toAbortedError(error) }
      supported = data
    }
    return supported.includes(args.caipNetworkId) ? run(args, api, ask) : { data: empty }
  }
}

function toAbortedError(error: ServiceError | { readonly message?: string } = {}): ServiceError {
  return 'status' in error
    ? error
    : { status: 'ABORTED', message: error.message ?? 'Request was aborted' }
}
