import type { KeyValueStorage } from '../ports/browser'
import { attempt } from '../lib/errors/attempt'

function createMemoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: key => entries.delete(key),
  }
}

/** A private window may show storage and still refuse to write; only a try tells. */
function usable(find: () => Storage): Storage | null {
  const probe = 'walletModal/probe'
  try {
    const storage = find()
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  } catch {
    return null // blocked by the visitor or by a sandbox
  }
}

/**
 * Storage of the browser that never throws, and remembers until the page is left where the browser remembers nothing. A value too
 * large for the quota is dropped, together with the older one it was to replace.
 */
export function createFallbackStorage(find: () => Storage): KeyValueStorage {
  const storage = usable(find)
  if (!storage) return createMemoryStorage()
  return {
    getItem: key => attempt(() => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isKept = attempt(() => {
        storage.setItem(key, value)
        return true
      })
      if (!isKept) attempt(() => storage.removeItem(key))
    },
    removeItem: key => attempt(() => storage.removeItem(key)),
  }
}
