/** Another process of the site may have handled the press, so the database is polled this often. */
const LOOK_AGAIN_MS = 1_000

/** Lets a request that waits for a link respond as soon as it is approved. */
export interface Wakeups {
  /** Resolves when `wake` is called for the login, after a second, or when the signal aborts. */
  wait(loginHash: string, signal: AbortSignal): Promise<void>
  wake(loginHash: string): void
}

export function createWakeups(): Wakeups {
  const waiting = new Map<string, Set<() => void>>()
  return {
    wake: loginHash => waiting.get(loginHash)?.forEach(resume => resume()),
    wait: (loginHash, signal) =>
      new Promise(resolve => {
        const resumes = waiting.get(loginHash) ?? new Set()
        waiting.set(loginHash, resumes)
        const timer = setTimeout(resume, LOOK_AGAIN_MS)
        function resume() {
          clearTimeout(timer)
          signal.removeEventListener('abort', resume)
          resumes.delete(resume)
          if (resumes.size === 0) waiting.delete(loginHash)
          resolve()
        }
        resumes.add(resume)
        signal.addEventListener('abort', resume)
        if (signal.aborted) resume()
      }),
  }
}
