import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import { buildUrl } from '../lib/links/queryString'
import type { Network } from './network'
import type { OptionsState } from './options'
import { parseUrl } from '../lib/links/parseUrl'

/** The networks that the service's JSON-RPC gateway supports, by family (specification, §6.3). */
const SERVED: Readonly<Partial<Record<Namespace, string>>> = {
  eip155:
    '1 10 56 97 100 137 300 324 1101 1301 1329 5000 5003 7777777 8217 8453 17000 42161 42220 43113 43114 59144 80002 80084 84532 421614 11155111 11155420 999999999 1313161554 1313161555',
  solana:
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp 4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}
/** Solana's public nodes, which refuse most pages. */
const PUBLIC_NODE = /^api\.(?:mainnet-beta|mainnet|devnet|testnet)\.solana\.com$/

type Given = Pick<OptionsState, 'customRpcUrls' | 'projectId' | 'urls'>

/**
 * Returns RPC URLs in order: `customRpcUrls`, the network's own, the service's gateway, and last
 * public nodes from the network. Without own URLs there are none, so that the gateway never sees
 * all traffic.
 */
export function getRpcUrls(
  { caipNetworkId, namespace, reference, rpcUrls }: Network,
  { customRpcUrls, projectId, urls: { blockchainApi } }: Given,
): readonly string[] {
  const own = [...(customRpcUrls[caipNetworkId] ?? []), ...rpcUrls]
  const isServed = SERVED[namespace]?.split(' ').includes(reference) && projectId !== ''
  if (own.length === 0 || !isServed) return own
  const isAt = (url: string, isMeant: (host: string) => boolean) =>
    isMeant(parseUrl(url)?.host ?? '')
  const { host } = new URL(blockchainApi)
  if (own.some(url => isAt(url, each => each === host))) return own
  const isPublic = (url: string) =>
    !customRpcUrls[caipNetworkId]?.includes(url) && isAt(url, each => PUBLIC_NODE.test(each))
  return [
    ...own.filter(url => !isPublic(url)),
    gatewayUrl(blockchainApi, caipNetworkId, projectId),
    ...own.filter(isPublic),
  ]
}

/** The service may live below a path, behind the host's own proxy. */
function gatewayUrl(service: string, caipNetworkId: CaipNetworkId, projectId: string): string {
  const { origin, pathname } = new URL(service)
  return buildUrl(origin, `${pathname.replace(/\/+$/, '')}/v1/`, {
    chainId: caipNetworkId,
    projectId,
  })
}
