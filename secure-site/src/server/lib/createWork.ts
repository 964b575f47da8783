/** How long the end of a site waits for what is still under way. */
const END_MS = 5_000

/** What is under way and must not be cut off, because it uses the database. */
export interface Work {
  /** @param piece - never rejects */
  add(piece: Promise<unknown>): void
  size(): number
  /** Waits until nothing is under way, for five seconds at most. */
  end(): Promise<void>
}

export function createWork(): Work {
  const open = new Set<Promise<unknown>>()
  return {
    add(piece) {
      open.add(piece)
      const forget = () => open.delete(piece)
      piece.then(forget, forget)
    },
    size: () => open.size,
    end: () =>
      new Promise(resolve => {
        const timer = setTimeout(resolve, END_MS)
        Promise.allSettled(open).then(() => {
          clearTimeout(timer)
          resolve()
        }, resolve)
      }),
  }
}
