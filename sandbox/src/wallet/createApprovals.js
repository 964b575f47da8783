// @ts-check
import { randomUUID } from 'node:crypto'
import { WALLET_ERRORS, WalletError } from './walletError.js'

/** @typedef {import('./types.js').OpenRequest} OpenRequest */
/** @typedef {{ accounts?: number[] }} Choice */

/** Creates the queue of requests that await the user or a test. */
export function createApprovals() {
  /**
   * @type {Map<string, OpenRequest & { settle: (isApproved: boolean, choice: Choice) => void }>}
   */
  const open = new Map()
  /** @type {Set<(request: OpenRequest) => void>} */
  const listeners = new Set()

  return {
    /**
     * Waits for the decision.
     *
     * @param {Omit<OpenRequest, 'id' | 'at'>} question
     * @param {(request: OpenRequest) => void} onOpen
     * @returns {Promise<Choice>}
     * @throws {WalletError} 4001
     */
    ask(question, onOpen) {
      return new Promise((resolve, reject) => {
        const id = randomUUID()
        const request = { ...question, id, at: Date.now() }
        /** @param {boolean} isApproved @param {Choice} choice */
        const settle = (isApproved, choice) => {
          open.delete(id)
          for (const listener of listeners) listener(request)
          if (isApproved) resolve(choice)
          else reject(new WalletError(WALLET_ERRORS.REJECTED))
        }
        open.set(id, { ...request, settle })
        onOpen(request)
      })
    },

    /**
     * @param {string} id
     * @param {boolean} isApproved
     * @param {Choice} [choice]
     * @returns {boolean} false when there is no such open request
     */
    answer(id, isApproved, choice = {}) {
      const request = open.get(id)
      request?.settle(isApproved, choice)
      return request !== undefined
    },

    /** @param {(request: OpenRequest) => boolean} filter */
    rejectAll(filter) {
      for (const request of [...open.values()]) if (filter(request)) request.settle(false, {})
    },

    /** @param {(request: OpenRequest) => void} listener */
    onSettled(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** @param {string} id */
    get: id => withoutSettle(open.get(id)),
    list: () => [...open.values()].flatMap(request => withoutSettle(request) ?? []),
  }
}

/** @typedef {ReturnType<typeof createApprovals>} Approvals */

/** @param {(OpenRequest & { settle: unknown }) | undefined} request */
function withoutSettle(request) {
  if (!request) return undefined
  const { settle: _settle, ...rest } = request
  return /** @type {OpenRequest} */ (rest)
}
