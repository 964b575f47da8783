import type { KeyValueStorage } from '../ports/browser'

/** A storage that a test can inspect. */
export interface MemoryStorage extends KeyValueStorage {
  /** Everything that is stored now. */
  entries(): Readonly<Record<string, string>>
  /** The number of writes and removals. */
  writeCount(): number
}

/**
 * Creates in-memory Web Storage for a test.
 *
 * @example
 * const storage = memoryStorage({ '@appkit/active_caip_network_id': 'eip155:1' })
 */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const stored = new Map(Object.entries(initial))
  let writes = 0
  return {
    getItem: key => stored.get(key) ?? null,
    setItem(key, value) {
      writes += 1
      stored.set(key, value)
    },
    removeItem(key) {
      writes += 1
      stored.delete(key)
    },
    entries: () => Object.fromEntries(stored),
    writeCount: () => writes,
  }
}
