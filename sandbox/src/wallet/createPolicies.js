// @ts-check
import { ASKING_METHODS } from './createMethods.js'
import { WALLET_ERRORS, WalletError } from './walletError.js'

/** @typedef {import('./types.js').WalletPolicy} WalletPolicy */

/**
 * Creates the policies that decide in advance, by wallet and method. Without one, the wallet
 * prompts.
 */
export function createPolicies() {
  /** @type {Map<string, WalletPolicy>} */
  const policies = new Map()

  /**
   * @param {number} wallet
   * @param {string} method
   */
  const find = (wallet, method) =>
    policies.get(`${wallet} ${method}`) ?? policies.get(`any ${method}`)

  return {
    /**
     * @param {Readonly<Record<string, WalletPolicy>>} rules by method, or `*` for every method that
     *   prompts the user
     * @param {number} [wallet] both when missing
     */
    set(rules, wallet) {
      for (const [method, policy] of Object.entries(rules)) {
        checkPolicy(policy)
        policies.set(`${wallet ?? 'any'} ${method}`, policy)
      }
    },
    clear: () => policies.clear(),
    list: () => Object.fromEntries(policies),

    /**
     * Returns the policy for a method; methods that never prompt need one of their own name.
     *
     * @param {number} wallet
     * @param {string} method
     * @returns {WalletPolicy}
     */
    for(wallet, method) {
      const own = find(wallet, method)
      if (own !== undefined) return own
      return (ASKING_METHODS.has(method) ? find(wallet, '*') : undefined) ?? 'ask'
    },

    prepare,

    /**
     * Applies a policy to a method that never prompts.
     *
     * @param {WalletPolicy} policy
     */
    async applyToRead(policy) {
      const answer = await prepare(policy)
      if (answer === 'hang') await new Promise(() => {})
      if (answer === 'reject') throw new WalletError(WALLET_ERRORS.REJECTED)
    },
  }
}

/**
 * Applies an object policy's delay and error.
 *
 * @param {WalletPolicy} policy
 * @returns {Promise<'ask' | 'approve' | 'reject' | 'hang'>} the remaining decision
 */
async function prepare(policy) {
  if (typeof policy !== 'object') return policy
  if (policy.delayMs) await new Promise(resolve => setTimeout(resolve, policy.delayMs))
  if (policy.error) throw new WalletError(policy.error)
  return policy.answer ?? 'approve'
}

/** @param {unknown} policy */
function checkPolicy(policy) {
  const isKnownWord = ['ask', 'approve', 'reject', 'hang'].includes(String(policy))
  if (isKnownWord || (typeof policy === 'object' && policy !== null)) return
  throw new Error(
    `"${policy}" is no policy. Use "ask", "approve", "reject", "hang" or { delayMs, answer, error }.`,
  )
}
