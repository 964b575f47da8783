const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const EVM = /^(?:0x)?([0-9a-f]{40})$/i

export interface HueTriple {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** A 32-bit number that is always the same for the same text. Not for secrets. */
export function hashText(text: string): number {
  let hash = OFFSET
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME)
  }
  // The last characters alone would leave the high bits still; mix once more.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A hue in degrees that is always the same for the same text. */
export const hueOf = (text: string): number => hashText(text) % 360

/** Three hues for an address's avatar, apart enough to be told from one another. Letter case of an EVM address is ignored. */
export function hueTriple(address: string): HueTriple {
  const body = EVM.exec(address)?.[1]?.toLowerCase() ?? address
  const hash = hashText(body)
  const a = hash % 360
  const b = (a + 40 + ((hash >>> 9) % 100)) % 360
  const c = (a + 220 + ((hash >>> 18) % 100)) % 360
  return { a, b, c }
}
