// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running Polkadot facade.
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
