/** Creates a pseudorandom generator that is deterministic for a seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** Returns a whole number below `limit`. */
    below: (limit: number) => Math.floor(next() * limit),
    pick<T>(choices: readonly [T, ...T[]]): T {
      return choices[Math.floor(next() * choices.length)] ?? choices[0]
    },
  }
}

/** Seeds each step separately, so that the numbers one step uses do not change the next. */
export const chanceOf = (seed: number, step: number): Chance =>
  createChance(Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b))

export type Chance = ReturnType<typeof createChance>
