// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Drives a running Cosmos facade from a test.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').CosmosControl}
 */
export function createCosmosControl(url) {
  const send = createControlSender(url)
  return {
    state: () => send('state'),
    faucet: (address, amount, denom) => send('faucet', { address, amount, denom }),
  }
}
