// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running blockchain API.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').BlockchainApiControl}
 */
export function createBlockchainApiControl(url) {
  const send = createControlSender(url)
  return {
    reset: () => send('reset'),
    trade: (from, to, amount) => send('trade', { from, to, amount }),
    movePrice: (of, percent) => send('movePrice', { of, percent }),
    leaveLiquidity: (of, percent) => send('leaveLiquidity', { of, percent }),
    restorePools: () => send('restorePools'),
    reserves: () => send('reserves'),
    registerName: (name, address) => send('registerName', { name, address }),
    names: () => send('names'),
    nameClock: ms => send('nameClock', { ms }),
    giveCollectibles: (to, kinds, choice) => send('giveCollectibles', { ...choice, to, kinds }),
    tellHistory: (account, kind, rows) => send('tellHistory', { account, kind, rows }),
    misroute: (what, times) => send('misroute', { what, times }),
  }
}
