// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { createControlSender } from '../lib/createControlSender.js'

/**
 * Returns a test's control of a running pocket wallet.
 *
 * @param {string} url where the wallet listens
 * @returns {import('./types.js').PocketControl}
 */
export function createPocketControl(url) {
  const send = createControlSender(url)

  /**
   * @template Found
   * @param {() => Promise<Found | undefined>} look
   * @param {number} limitMs
   * @param {string} what
   * @returns {Promise<Found>}
   */
  async function until(look, limitMs, what) {
    const deadline = Date.now() + limitMs
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      if (Date.now() > deadline) throw new Error(`${what} in ${limitMs} ms.`)
      await pause(25)
    }
  }

  return {
    pair: uri => send('pair', { uri }),
    policy: rules => send('policy', { rules }),
    next: rules => send('next', { rules }),
    clearPolicy: () => send('clearPolicy'),
    pending: () => send('pending'),
    nextPending: ({ method, limitMs = 5000 } = {}) =>
      until(
        async () => {
          /** @type {import('./types.js').PocketQuestion[]} */
          const open = await send('pending')
          return open.find(question => method === undefined || question.method === method)
        },
        limitMs,
        `The wallet was not asked for ${method ?? 'anything'}`,
      ),
    answer: (id, approve, choice = {}) => send('answer', { id, approve, choice }),
    sessions: () => send('sessions'),
    nextSession: ({ limitMs = 5000 } = {}) =>
      until(
        async () => {
          /** @type {import('./types.js').PocketSession[]} */
          const sessions = await send('sessions')
          return sessions.at(-1)
        },
        limitMs,
        'There was no session',
      ),
    state: () => send('state'),
    requests: () => send('requests'),
    clearRequests: () => send('clearRequests'),
    atomic: support => send('atomic', { support }),
    permissions: permissions => send('permissions', { permissions }),
    oneClick: isKnown => send('oneClick', { isKnown }),
    switchChain: chainId => send('switchChain', { chainId }),
    switchAccount: (index, namespace = 'eip155') => send('switchAccount', { index, namespace }),
    emit: event => send('emit', event),
    update: (topic, namespaces) => send('update', { topic, namespaces }),
    extend: topic => send('extend', { topic }),
    ping: topic => send('ping', { topic }),
    removeChain: chainId => send('removeChain', { chainId }),
    disconnect: topic => send('disconnect', { topic }),
    introduce: about => send('introduce', { about }),
    goOffline: () => send('goOffline'),
    goOnline: () => send('goOnline'),
    reset: () => send('reset'),
  }
}
