const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const EVM = /^(?:0x)?([0-9a-f]{40})$/i

export interface HueTriple {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Returns a stable 32-bit hash of a text. Not cryptographic. */
export function hashText(text: string): number {
  let hash = OFFSET
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME)
  }
  // The last characters alone would barely change the high bits, so mix once more.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a stable hue for a text, in degrees. */
export const getHue = (text: string): number => hashText(text) % 360

/** Returns three distinct hues for an address's avatar, ignoring an EVM address's letter case. */
export function getHueTriple(address: string): HueTriple {
  const body = EVM.exec(address)?.[1]?.toLowerCase() ?? address
  const hash = hashText(body)
  const a = hash % 360
  const b = (a + 40 + ((hash >>> 9) % 100)) % 360
  const c = (a + 220 + ((hash >>> 18) % 100)) % 360
  return { a, b, c }
}
