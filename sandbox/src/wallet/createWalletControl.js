// @ts-check
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running sandbox wallet.
 *
 * @param {string} url where the wallet listens
 * @param {{ wallet?: import('./types.js').WalletId }} [options] the wallet that `lock`,
 *   `switchAccount` and the like apply to
 * @returns {import('./types.js').WalletControl}
 */
export function createWalletControl(url, { wallet = 1 } = {}) {
  const send = createControlSender(url, { wallet })

  return {
    policy: (rules, about = {}) => send('policy', { rules, wallet: about.wallet }),
    clearPolicy: () => send('clearPolicy'),
    pending: () => send('pending'),
    async nextPending({ method, limitMs = 5000 } = {}) {
      const deadline = Date.now() + limitMs
      for (;;) {
        /** @type {import('./types.js').OpenRequest[]} */
        const open = await send('pending')
        const found = open.find(request => method === undefined || request.method === method)
        if (found) return found
        if (Date.now() > deadline) {
          throw new Error(`The wallet was not asked for ${method ?? 'anything'} in time.`)
        }
        await new Promise(resolve => setTimeout(resolve, 25))
      }
    },
    answer: (id, approve, choice = {}) => send('answer', { id, approve, ...choice }),
    requests: () => send('requests'),
    clearRequests: () => send('clearRequests'),
    state: () => send('state'),
    atomic: support => send('atomic', { support }),
    permissions: permissions => send('permissions', { permissions }),
    lock: () => send('lock'),
    unlock: () => send('unlock'),
    switchAccount: (index, family) => send('switchAccount', { index, family }),
    switchChain: chainId => send('switchChain', { chainId }),
    removeChain: chainId => send('removeChain', { chainId }),
    knownChains: () => send('knownChains'),
    disconnectSite: (origin, family) => send('disconnectSite', { origin, family }),
    goOffline: () => send('goOffline'),
    goOnline: () => send('goOnline'),
    reset: () => send('reset'),
  }
}
