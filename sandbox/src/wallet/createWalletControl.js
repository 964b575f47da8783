// @ts-check
import { assertLoopbackUrl } from '../lib/loopback.js'

/**
 * Drives a running sandbox wallet from a test.
 *
 * @param {string} url where the wallet listens
 * @param {{ wallet?: 1 | 2 }} [options] which of the two wallets lock, switchAccount and the like are about
 */
export function createWalletControl(url, { wallet = 1 } = {}) {
  assertLoopbackUrl(url)

  /**
   * @param {string} action
   * @param {Record<string, unknown>} [given]
   * @returns {Promise<any>}
   */
  async function send(action, given = {}) {
    const response = await fetch(`${url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wallet, ...given, action }),
    })
    const { result, error } = /** @type {any} */ (await response.json())
    if (error) throw new Error(error)
    return result
  }

  return {
    /**
     * Answers in advance, by method or `*`. Holds for both wallets unless one is named.
     *
     * @param {Readonly<Record<string, import('../types.js').WalletPolicy>>} rules
     * @param {{ wallet?: 1 | 2 }} [about]
     * @returns {Promise<void>}
     */
    policy: (rules, about = {}) => send('policy', { rules, wallet: about.wallet }),
    /** @returns {Promise<void>} */
    clearPolicy: () => send('clearPolicy'),
    /** @returns {Promise<import('./createApprovals.js').OpenRequest[]>} of both wallets, oldest first */
    pending: () => send('pending'),
    /**
     * The next open request, waiting for one if need be.
     *
     * @param {{ method?: string, limitMs?: number }} [filter]
     * @returns {Promise<import('./createApprovals.js').OpenRequest>}
     */
    async nextPending({ method, limitMs = 5000 } = {}) {
      const deadline = Date.now() + limitMs
      for (;;) {
        /** @type {import('./createApprovals.js').OpenRequest[]} */
        const open = await send('pending')
        const found = open.find(request => method === undefined || request.method === method)
        if (found) return found
        if (Date.now() > deadline)
          throw new Error(`The wallet was not asked for ${method ?? 'anything'} in time.`)
        await new Promise(resolve => setTimeout(resolve, 25))
      }
    },
    /**
     * @param {string} id of an open request
     * @param {boolean} approve
     * @param {{ accounts?: number[] }} [choice] accounts to share when a site connects
     * @returns {Promise<void>}
     */
    answer: (id, approve, choice = {}) => send('answer', { id, approve, ...choice }),
    /** @returns {Promise<import('../types.js').LoggedRequest[]>} everything both wallets were ever asked, oldest first */
    requests: () => send('requests'),
    /** @returns {Promise<void>} */
    clearRequests: () => send('clearRequests'),
    /** @returns {Promise<ReturnType<import('./createWalletState.js').WalletState['describe']>>} */
    state: () => send('state'),
    /** @returns {Promise<void>} */
    lock: () => send('lock'),
    /** @returns {Promise<void>} */
    unlock: () => send('unlock'),
    /** @param {number} index @returns {Promise<void>} */
    switchAccount: index => send('switchAccount', { index }),
    /** @param {number} chainId @returns {Promise<void>} */
    switchChain: chainId => send('switchChain', { chainId }),
    /** @param {number} chainId @returns {Promise<void>} */
    removeChain: chainId => send('removeChain', { chainId }),
    /** @returns {Promise<import('./createWalletState.js').KnownChain[]>} */
    knownChains: () => send('knownChains'),
    /** @param {string} origin @returns {Promise<void>} */
    disconnectSite: origin => send('disconnectSite', { origin }),
    /** The wallet loses every chain: `disconnect`, and 4900 for whatever is asked. @returns {Promise<void>} */
    goOffline: () => send('goOffline'),
    /** @returns {Promise<void>} */
    goOnline: () => send('goOnline'),
    /** Both wallets as they were at the start; open requests are rejected. @returns {Promise<void>} */
    reset: () => send('reset'),
  }
}

/** @typedef {ReturnType<typeof createWalletControl>} WalletControl */
