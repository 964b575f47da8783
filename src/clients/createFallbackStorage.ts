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

/**
 * A private window may expose storage and still refuse writes, so only a test write can prove it.
 */
function findUsableStorage(find: () => Storage): Storage | null {
  const probe = 'walletModal/probe'
  try {
    const storage = find()
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  } catch {
    return null // Blocked by the visitor or by a sandbox.
  }
}

/**
 * Wraps browser storage so that it never throws; where it is unusable, values live in memory until
 * the page unloads. A value over the quota is dropped together with the older value it replaces.
 */
export function createFallbackStorage(find: () => Storage): KeyValueStorage {
  const storage = findUsableStorage(find)
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
