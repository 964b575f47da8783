// @ts-check
import { createBitcoinNetwork, REGTEST } from '../bitcoin/bitcoinNetwork.js'
import { COSMOS, createCosmosNetwork } from '../cosmos/cosmosNetwork.js'
import { createPolkadotNetwork, POLKADOT } from '../polkadot/polkadotNetwork.js'
import { createSolanaNetwork, SOLANA } from '../solana/solanaNetwork.js'
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
 * The networks as a host hands them to the modal, the first two as viem takes them, too.
 *
 * @param {{ [chainId: number | string]: string }} [rpcUrls] where each chain listens, by its id
 * @returns {import('./types.js').SandboxNetworks}
 */
export function createSandboxNetworks(rpcUrls = {}) {
  const [one, two] = NETWORKS
  return [
    createEvmNetwork(one, rpcUrls[one.id] ?? 'http://127.0.0.1:8545'),
    createEvmNetwork(two, rpcUrls[two.id] ?? 'http://127.0.0.1:8546'),
    createBitcoinNetwork(rpcUrls[REGTEST.id]),
    createSolanaNetwork(rpcUrls[SOLANA.id]),
    createCosmosNetwork(rpcUrls[COSMOS.id]),
    createPolkadotNetwork(rpcUrls[POLKADOT.id]),
  ]
}

/**
 * @param {typeof NETWORKS[number]} network
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
