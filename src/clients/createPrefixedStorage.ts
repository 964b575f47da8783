import type { KeyValueStorage } from '../ports/browser'

/** A part of another storage: every name in it begins with the prefix, and nothing outside of it is seen or touched. */
export function createPrefixedStorage(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    getItem: key => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: key => storage.removeItem(prefix + key),
  }
}
