// @ts-check
import { createBitcoinMethods } from './methods/createBitcoinMethods.js'
import { createCosmosMethods } from './methods/createCosmosMethods.js'
import { createEvmMethods } from './methods/createEvmMethods.js'
import { createPolkadotMethods } from './methods/createPolkadotMethods.js'
import { createSolanaMethods } from './methods/createSolanaMethods.js'

/**
 * @typedef {{
 *   chainId: string, params: unknown, accounts: readonly string[],
 *   site: string, accountsOn: (chainId: string) => string[],
 *   ask: (details: import('../wallet/types.js').RequestDetails) => Promise<unknown>,
 * }} PocketCall `accounts`: the addresses shared with the asking page on that chain; `accountsOn`:
 *   on another
 * @typedef {(call: PocketCall) => unknown} PocketMethod
 */

/**
 * Creates the wallet's methods, by name.
 *
 * @param {object} wallet
 * @param {import('./createPocketKeys.js').PocketKeys} wallet.keys
 * @param {import('./createPocketChains.js').PocketChains} wallet.chains
 * @param {(chainId: string) => Promise<void>} wallet.switchChain
 * @param {import('../wallet/batch/createBatches.js').Batches} wallet.batches
 * @param {import('../wallet/sessions/createSessions.js').Sessions} wallet.smartSessions
 * @param {ReturnType<typeof import('../lib/createTurns.js').createTurns>} wallet.inTurn
 * @param {string | undefined} wallet.solanaUrl
 * @returns {Record<string, PocketMethod>}
 */
export function createPocketMethods(wallet) {
  return {
    ...createEvmMethods(wallet),
    ...createSolanaMethods(wallet),
    ...createBitcoinMethods(wallet),
    ...createPolkadotMethods(wallet),
    ...createCosmosMethods(wallet),
  }
}
