// @ts-check

/**
 * Runs tasks one after the other, whatever the outcome of the previous one.
 *
 * @returns {<Result>(run: () => Promise<Result>) => Promise<Result>}
 */
export function createTurns() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()
  return run => {
    const turn = last.then(run)
    last = turn.catch(() => {}) // The caller receives the error.
    return turn
  }
}
