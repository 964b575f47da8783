export interface TaskQueue {
  /** Runs the work once all earlier work has settled. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** Whether nothing is running or queued. */
  isFree(): boolean
  /** Resolves when everything queued so far has settled; never rejects. */
  settled(): Promise<unknown>
}

/** Creates a queue for work that must not overlap. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve()
  let pendingCount = 0

  return {
    take(work) {
      pendingCount += 1
      const running = last.then(work)
      const end = () => {
        pendingCount -= 1
      }
      last = running.then(end, end)
      return running
    },
    isFree: () => pendingCount === 0,
    settled: () => last,
  }
}
