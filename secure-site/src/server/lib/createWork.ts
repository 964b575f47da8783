/** How long closing the site waits for pending work. */
const END_MS = 5_000

/** Pending work that must finish before the database closes. */
export interface Work {
  /** @param piece - never rejects */
  add(piece: Promise<unknown>): void
  size(): number
  /** Waits until no work is pending, for five seconds at most. */
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
