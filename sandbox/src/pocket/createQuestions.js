// @ts-check
import { randomUUID } from 'node:crypto'

/** @typedef {import('./types.js').PocketQuestion} PocketQuestion */
/** @typedef {import('./types.js').PocketAnswer} PocketAnswer */

/** Creates the queue of prompts that await the user or a test. */
export function createQuestions() {
  /**
   * @type {Map<string, { question: PocketQuestion, settle: (choice: PocketAnswer | undefined) =>
   *   void }>}
   */
  const open = new Map()

  return {
    /**
     * @param {Omit<PocketQuestion, 'id' | 'at'>} asked
     * @returns {Promise<PocketAnswer | undefined>} undefined when refused
     */
    ask(asked) {
      return new Promise(resolve => {
        const question = { ...asked, id: randomUUID(), at: Date.now() }
        open.set(question.id, { question, settle: resolve })
      })
    },

    /**
     * @param {string} id
     * @param {boolean} isApproved
     * @param {PocketAnswer} [choice]
     * @returns {boolean} false when there is no such open question
     */
    answer(id, isApproved, choice = {}) {
      const found = open.get(id)
      open.delete(id)
      found?.settle(isApproved ? choice : undefined)
      return found !== undefined
    },

    /**
     * Removes prompts whose requester is gone, without settling them.
     * @param {(question: PocketQuestion) => boolean} filter
     */
    drop(filter) {
      for (const [id, { question }] of open) if (filter(question)) open.delete(id)
    },

    list: () => [...open.values()].map(({ question }) => question),
  }
}

/** @typedef {ReturnType<typeof createQuestions>} Questions */
