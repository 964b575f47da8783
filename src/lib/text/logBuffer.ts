const MAX_BYTES = 1_024_000

export interface LogBuffer {
  /**
   * Adds an entry, dropping the oldest if needed. @throws {RangeError} if it alone is too large.
   */
  add(entry: string): void
  /** Oldest first. */
  entries(): readonly string[]
  byteLength(): number
  clear(): void
}

/** Creates a buffer of the newest log entries, limited in bytes. */
export function createLogBuffer(maxBytes = MAX_BYTES): LogBuffer {
  let kept: { readonly text: string; readonly size: number }[] = []
  let total = 0

  return {
    add(text) {
      // Created on use: some hosts' test environments have no TextEncoder.
      const size = new TextEncoder().encode(text).length
      if (size > maxBytes) {
        throw new RangeError(`Log entry of ${size} bytes exceeds the buffer of ${maxBytes} bytes`)
      }
      while (total + size > maxBytes) total -= kept.shift()?.size ?? total
      kept.push({ text, size })
      total += size
    },
    entries: () => kept.map(({ text }) => text),
    byteLength: () => total,
    clear() {
      kept = []
      total = 0
    },
  }
}
