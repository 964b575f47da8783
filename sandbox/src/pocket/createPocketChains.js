// @ts-check
import { findNetwork } from '../chains/networks.js'
import { createJsonRpc } from '../lib/jsonRpc.js'
import { WALLET_ERRORS, WalletError } from '../wallet/walletError.js'
import { FAMILIES } from './families.js'

/**
 * @typedef {{ name: string, symbol: string, rpc: import('../lib/types.js').JsonRpc }}
 *   ReachableChain
 */

/**
 * Creates the list of networks the wallet knows, with the nodes of those it can reach.
 *
 * @param {readonly { url: string, chainId: number }[]} nodes
 */
export function createPocketChains(nodes) {
  /** @type {Map<string, ReachableChain>} */
  const reachable = new Map()

  function restore() {
    reachable.clear()
    for (const { url, chainId } of nodes) {
      const known = findNetwork(chainId)
      reachable.set(`eip155:${chainId}`, {
        name: known?.name ?? `Chain ${chainId}`,
        symbol: known?.nativeCurrency.symbol ?? 'ETH',
        rpc: createJsonRpc(url),
      })
    }
  }
  restore()

  return {
    restore,

    /** @param {import('./families.js').Family} family */
    of: family =>
      family === 'eip155' ? [...reachable.keys()] : Object.keys(FAMILIES[family].chains),

    /**
     * @param {string} chainId CAIP-2
     * @returns {ReachableChain}
     * @throws {WalletError} 4902
     */
    reach(chainId) {
      const chain = reachable.get(chainId)
      if (!chain) throw new WalletError(WALLET_ERRORS.UNKNOWN_CHAIN)
      return chain
    },

    /** @param {import('../wallet/types.js').KnownChain} chain */
    add({ chainId, name, symbol, rpcUrl }) {
      reachable.set(`eip155:${chainId}`, { name, symbol, rpc: createJsonRpc(rpcUrl) })
    },

    /** @param {string} chainId */
    remove: chainId => reachable.delete(chainId),

    /** @param {string} chainId */
    nameOf(chainId) {
      const names = Object.assign({}, ...Object.values(FAMILIES).map(({ chains }) => chains))
      return String(reachable.get(chainId)?.name ?? names[chainId] ?? chainId)
    },
  }
}

/** @typedef {ReturnType<typeof createPocketChains>} PocketChains */
