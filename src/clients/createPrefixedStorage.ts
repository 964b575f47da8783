import type { KeyValueStorage } from '../ports/browser'

/**
 * Returns a view of another storage in which every key carries the prefix; other keys stay out of
 * reach.
 */
export function createPrefixedStorage(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    getItem: key => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: key => storage.removeItem(prefix + key),
  }
}
