// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running Bitcoin node.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').BitcoinControl}
 */
export function createBitcoinControl(url) {
  const send = createControlSender(url)

  return {
    state: () => send('state'),
    mine: (blocks = 1) => send('mine', { blocks }),
    faucet: (address, sats) => send('faucet', { address, sats }),
    mineAfter: ms => send('mineAfter', { ms }),
  }
}
