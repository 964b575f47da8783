// @ts-check
import { MULTICALL_ADDRESS } from './contracts.js'

/** What the two chains are called and which coin they run on. */
export const NETWORKS = /** @type {const} */ ([
  {
    part: 'chainOne',
    id: 31337,
    caipId: 'eip155:31337',
    name: 'Sandbox One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    part: 'chainTwo',
    id: 31338,
    caipId: 'eip155:31338',
    name: 'Sandbox Two',
    nativeCurrency: { name: 'Sand', symbol: 'SND', decimals: 18 },
  },
])

/**
 * The networks as a host hands them to the modal or to viem.
 *
 * @param {{ [chainId: number]: string }} [rpcUrls] where each chain listens, by chain id
 * @returns {import('./types.js').SandboxNetwork[]}
 */
export function createSandboxNetworks(rpcUrls = {}) {
  return NETWORKS.map(({ id, name, nativeCurrency }, index) => ({
    id,
    name,
    nativeCurrency: { ...nativeCurrency },
    rpcUrls: { default: { http: [rpcUrls[id] ?? `http://127.0.0.1:${8545 + index}`] } },
    contracts: { multicall3: { address: MULTICALL_ADDRESS, blockCreated: 0 } },
    testnet: true,
  }))
}
