// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of the sandbox's Farcaster app.
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
    request: channelToken => send('request', channelToken === undefined ? {} : { channelToken }),
    deliver: signed => send('deliver', signed),
    claim: fid => send('claim', { fid }),
    signFor: domain => send('signFor', { domain }),
    refuse: isRefusing => send('refuse', { isRefusing }),
    slow: ms => send('slow', { ms }),
  }
}
