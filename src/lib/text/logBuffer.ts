const MAX_BYTES = 1_024_000

export interface LogBuffer {
  /** Keeps an entry, letting go of the oldest ones to make room. @throws {RangeError} when it alone is too large. */
  add(entry: string): void
  /** Oldest first. */
  entries(): readonly string[]
  byteLength(): number
  clear(): void
}

/** Remembers the newest log entries up to a size in bytes. */
export function createLogBuffer(maxBytes = MAX_BYTES): LogBuffer {
  let kept: { readonly text: string; readonly size: number }[] = []
  let total = 0

  return {
    add(text) {
      // Made when it is needed: the test environment of some hosts has none.
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
