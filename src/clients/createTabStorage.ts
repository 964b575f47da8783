import type { KeyValueStorage } from '../ports/browser'

/**
 * Session storage: what is kept until the tab is closed. Never throws; nothing is kept where the browser keeps nothing. Undefined
 * on a server.
 */
export function createTabStorage(window: Window | undefined): KeyValueStorage | undefined {
  if (!window) return undefined
  return {
    getItem: key => attempt(() => window.sessionStorage.getItem(key)) ?? null,
    setItem: (key, value) => attempt(() => window.sessionStorage.setItem(key, value)),
    removeItem: key => attempt(() => window.sessionStorage.removeItem(key)),
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined // blocked by the visitor or by a sandbox, or full
  }
}
