// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running Solana node.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').SolanaControl}
 */
export function createSolanaControl(url) {
  const send = createControlSender(url)

  return {
    state: () => send('state'),
    airdrop: (address, lamports) => send('airdrop', { address, lamports }),
    mint: (token, owner, units) => send('mint', { token, owner, units }),
    scaleShares: (multiplier, next = multiplier, at = 0) =>
      send('scaleShares', { multiplier, next, at }),
    passSlots: (count = 1) => send('passSlots', { count }),
    pace: ms => send('pace', { ms }),
    priorityFee: microLamports => send('priorityFee', { microLamports }),
  }
}
