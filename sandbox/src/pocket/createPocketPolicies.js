// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { WalletError } from '../wallet/walletError.js'

/** @typedef {import('./types.js').PocketPolicy} PocketPolicy */
/** @typedef {import('./types.js').PocketAnswer} PocketAnswer */

const WORDS = ['ask', 'approve', 'reject', 'hang']

/**
 * Creates the policies, which decide in advance by method, `session_proposal` or
 * `session_authenticate`; `*` matches everything. One-time policies are used up first.
 */
export function createPocketPolicies() {
  /** @type {Map<string, PocketPolicy>} */
  const lasting = new Map()
  /** @type {{ method: string, policy: PocketPolicy }[]} */
  let once = []

  /** @param {string} method */
  function find(method) {
    const next = once.find(each => each.method === method || each.method === '*')
    if (!next) return lasting.get(method) ?? lasting.get('*') ?? 'ask'
    once = once.filter(each => each !== next)
    return next.policy
  }

  return {
    /** @param {Readonly<Record<string, PocketPolicy>>} rules */
    set(rules) {
      for (const [method, policy] of Object.entries(rules)) lasting.set(method, check(policy))
    },
    /** @param {Readonly<Record<string, PocketPolicy>>} rules */
    setNext(rules) {
      for (const [method, policy] of Object.entries(rules)) {
        once.push({ method, policy: check(policy) })
      }
    },
    clear() {
      lasting.clear()
      once = []
    },

    /**
     * Applies a policy's delay and error.
     *
     * @param {string} method
     * @returns {Promise<{ answer: 'ask' | 'approve' | 'reject' | 'hang', choice: PocketAnswer }>}
     *   the remaining decision
     */
    async take(method) {
      const policy = find(method)
      if (typeof policy !== 'object') return { answer: policy, choice: {} }
      const { delayMs = 0, answer = 'approve', error, ...choice } = policy
      if (delayMs > 0) await pause(delayMs, undefined, { ref: false })
      if (error) throw new WalletError(error)
      return { answer, choice }
    },
  }
}

/** @param {PocketPolicy} policy */
function check(policy) {
  if (WORDS.includes(String(policy)) || (typeof policy === 'object' && policy !== null))
    return policy
  throw new Error(`"${policy}" is no policy. Use ${WORDS.join(', ')} or an object.`)
}
