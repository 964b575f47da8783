// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Drives a running Polkadot facade from a test.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').PolkadotControl}
 */
export function createPolkadotControl(url) {
  const send = createControlSender(url)
  return {
    state: () => send('state'),
    faucet: (address, amount, reserved) => send('faucet', { address, amount, reserved }),
  }
}
