import { createTabStorage } from '../../clients/createTabStorage'
import type { KeyValueStorage } from '../../ports/browser'
import type { SiwxStorage } from '../../ports/siwxParts'
import { createStoredSessions } from './createStoredSessions'

/** Stores sessions in the modal's storage, or in memory if there is none. */
export function createLocalStorage(key?: string): SiwxStorage {
  const memory = createMemoryKeyValueStorage()
  let storage: KeyValueStorage | undefined
  return {
    attach(host) {
      storage = host.storage
    },
    ...createStoredSessions(() => storage ?? memory, key),
  }
}

/** Stores sessions until the tab closes. */
export function createSessionStorage(key?: string): SiwxStorage {
  const page = typeof window === 'undefined' ? undefined : window
  const storage = createTabStorage(page) ?? createMemoryKeyValueStorage()
  return createStoredSessions(() => storage, key)
}

/** Stores sessions until the page unloads. */
export function createMemoryStorage(): SiwxStorage {
  const memory = createMemoryKeyValueStorage()
  return createStoredSessions(() => memory)
}

export function createMemoryKeyValueStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
}
