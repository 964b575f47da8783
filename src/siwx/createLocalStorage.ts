import type { KeyValueStorage } from '../ports/browser'
import type { SiwxStorage } from '../ports/siwxParts'
import { createMemory } from './createMemory'
import { storedSessions } from './storedSessions'

/** Where the modal keeps its records; in memory where nothing is to be remembered. */
export function createLocalStorage(key?: string): SiwxStorage {
  const memory = createMemory()
  let storage: KeyValueStorage | undefined
  return {
    attach(host) {
      storage = host.storage
    },
    ...storedSessions(() => storage ?? memory, key),
  }
}
