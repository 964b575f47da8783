// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running checkout.
 *
 * @param {string} url where it listens
 * @returns {import('./types.js').CheckoutControl}
 */
export function createCheckoutControl(url) {
  const send = createControlSender(url)
  return {
    reset: () => send('reset'),
    orders: () => send('orders'),
    payOn: chainId => send('payOn', { chainId }),
    hold: () => send('hold'),
    release: () => send('release'),
    fail: times => send('fail', { times }),
    settleAfter: ms => send('settleAfter', { ms }),
  }
}
