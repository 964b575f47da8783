import type { KeyValueStorage } from '../ports/browser'

/** Remembers until the page is left. */
export function createMemory(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
  }
}
