// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running Cosmos facade.
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
