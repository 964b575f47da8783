export interface Turns {
  /** Runs the work once everything before it has ended, well or not. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Nothing is running and nothing waits. */
  isFree(): boolean
  /** Ends with the last of what has been taken so far; never rejects. */
  settled(): Promise<unknown>
}

/** Works that must not overlap, in the order in which they were asked for. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let underWay = 0

  return {
    take(work) {
      underWay += 1
      const running = last.then(work)
      const end = () => {
        underWay -= 1
      }
      last = running.then(end, end)
      return running
    },
    isFree: () => underWay === 0,
    settled: () => last,
  }
}
