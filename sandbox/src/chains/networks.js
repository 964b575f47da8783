// @ts-check
import { createBitcoinNetwork, REGTEST } from '../bitcoin/bitcoinNetwork.js'
import { COSMOS, createCosmosNetwork } from '../cosmos/cosmosNetwork.js'
import { createPolkadotNetwork, POLKADOT } from '../polkadot/polkadotNetwork.js'
import { createSolanaNetwork, SOLANA } from '../solana/solanaNetwork.js'
import { MULTICALL_ADDRESS } from './contracts.js'

/** The two chains' names and native coins. */
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

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }
/** @param {string} name @param {string} symbol */
const coin = (name, symbol) => ({ name, symbol, decimals: 18 })

/**
 * The networks that hosts swap on, by public id. The sandbox emulates one of them; see
 * `swapNetwork`.
 */
const SWAP_COINS = /** @type {const} */ ([
  [1, 'Ethereum', ETHER],
  [42161, 'Arbitrum', ETHER],
  [10, 'Optimism', ETHER],
  [324, 'zkSync', ETHER],
  [8453, 'Base', ETHER],
  [56, 'BNB', coin('BNB', 'BNB')],
  [137, 'Polygon', coin('POL', 'POL')],
  [100, 'Gnosis', coin('xDAI', 'XDAI')],
  [43114, 'Avalanche', coin('Avalanche', 'AVAX')],
  [250, 'Fantom', coin('Fantom', 'FTM')],
  [8217, 'Kaia', coin('Kaia', 'KAIA')],
  [1313161554, 'Aurora', ETHER],
])

/** Public ids of the networks that hosts swap on. */
export const SWAP_NETWORK_IDS = SWAP_COINS.map(([id]) => id)

/** The swap network emulated by default: Base. */
export const DEFAULT_SWAP_NETWORK = 8453

/**
 * @typedef {{ part: import('../types.js').PartName, id: number, caipId: string, name: string,
 *   nativeCurrency: { name: string, symbol: string, decimals: number } }} EvmNetwork
 */

/**
 * Returns the emulation of a swap network: its public id and coin, on a local chain with the
 * sandbox's keys.
 *
 * @param {number} id
 * @returns {EvmNetwork | undefined}
 */
export function swapNetwork(id) {
  const found = SWAP_COINS.find(([known]) => known === id)
  if (!found) return undefined
  const [, name, nativeCurrency] = found
  return { part: 'swapChain', id, caipId: `eip155:${id}`, name: `Sandbox ${name}`, nativeCurrency }
}

/**
 * @param {number} id
 * @returns {EvmNetwork | undefined}
 */
export const findNetwork = id => NETWORKS.find(known => known.id === id) ?? swapNetwork(id)

/**
 * Returns the networks in the form a host passes to the modal; the first two and the last also fit
 * viem.
 *
 * @param {{ [chainId: number | string]: string }} [rpcUrls] where each chain listens, by its id
 * @param {number} [swapId] the emulated swap network
 * @returns {import('./types.js').SandboxNetworks}
 */
export function createSandboxNetworks(rpcUrls = {}, swapId = DEFAULT_SWAP_NETWORK) {
  const swap = swapNetwork(swapId)
  if (!swap) throw new Error(`${swapId} is none of the swap networks.`)
  const [one, two] = NETWORKS
  return [
    createEvmNetwork(one, rpcUrls[one.id] ?? 'http://127.0.0.1:8545'),
    createEvmNetwork(two, rpcUrls[two.id] ?? 'http://127.0.0.1:8546'),
    createBitcoinNetwork(rpcUrls[REGTEST.id]),
    createSolanaNetwork(rpcUrls[SOLANA.id]),
    createCosmosNetwork(rpcUrls[COSMOS.id]),
    createPolkadotNetwork(rpcUrls[POLKADOT.id]),
    createEvmNetwork(swap, rpcUrls[swap.id] ?? 'http://127.0.0.1:8547'),
  ]
}

/**
 * @param {EvmNetwork} network
 * @param {string} url
 * @returns {import('./types.js').SandboxNetwork}
 */
function createEvmNetwork({ id, name, nativeCurrency }, url) {
  return {
    id,
    name,
    nativeCurrency: { ...nativeCurrency },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: MULTICALL_ADDRESS, blockCreated: 0 } },
    testnet: true,
  }
}
