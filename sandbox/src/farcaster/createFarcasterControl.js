// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Works the sandbox's Farcaster app from a test.
 *
 * @param {string} url where the relay listens
 * @returns {import('./types.js').FarcasterControl}
 */
export function createFarcasterControl(url) {
  const send = createControlSender(url)
  return {
    reset: () => send('reset'),
    people: () => send('people'),
    sign: (given = {}) => send('sign', given),
    claim: fid => send('claim', { fid }),
    signFor: domain => send('signFor', { domain }),
    refuse: isRefusing => send('refuse', { isRefusing }),
  }
}
