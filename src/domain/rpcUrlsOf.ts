import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import { buildUrl } from '../lib/links/queryString'
import type { Network } from './network'
import type { OptionsState } from './options'

/**
 * The EVM networks the service's JSON-RPC gateway answers for (specification, §6.3). Those of other families belong here
 * with the adapter that asks them.
 */
const SERVED_NAMESPACE: Namespace = 'eip155'
const SERVED =
  '1 10 56 97 100 137 300 324 1101 1301 1329 5000 5003 7777777 8217 8453 17000 42161 42220 43113 43114 59144 80002 80084 84532 421614 11155111 11155420 999999999 1313161554 1313161555'.split(
    ' ',
  )

type Given = Pick<OptionsState, 'customRpcUrls' | 'projectId' | 'urls'>

/**
 * Where a network is asked, in order: the page's own URLs, the network's, and where these do not answer the gateway of
 * the service. A network without any URL stays without one: the gateway is never the first to learn what is asked.
 */
export function rpcUrlsOf(
  { caipNetworkId, namespace, reference, rpcUrls }: Network,
  { customRpcUrls, projectId, urls: { blockchainApi } }: Given,
): readonly string[] {
  const own = [...(customRpcUrls[caipNetworkId] ?? []), ...rpcUrls]
  const isServed = namespace === SERVED_NAMESPACE && SERVED.includes(reference) && projectId !== ''
  if (own.length === 0 || !isServed) return own
  const { host } = new URL(blockchainApi)
  const isThere = own.some(url => URL.canParse(url) && new URL(url).host === host)
  return isThere ? own : [...own, gatewayUrl(blockchainApi, caipNetworkId, projectId)]
}

/** The service may live below a path, behind a host's own proxy. */
function gatewayUrl(service: string, caipNetworkId: CaipNetworkId, projectId: string): string {
  const { origin, pathname } = new URL(service)
  return buildUrl(origin, `${pathname.replace(/\/+$/, '')}/v1/`, {
    chainId: caipNetworkId,
    projectId,
  })
}
