// @ts-check

/**
 * Runs one thing after the other, whatever became of the one before.
 *
 * @returns {<Result>(run: () => Promise<Result>) => Promise<Result>}
 */
export function createTurns() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()
  return run => {
    const turn = last.then(run)
    last = turn.catch(() => {}) // told to the one who asked
    return turn
  }
}
