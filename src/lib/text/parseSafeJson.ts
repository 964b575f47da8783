const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']
const MAX_LENGTH = 2_000_000
const MAX_DEPTH = 32

export interface JsonLimits {
  /** In UTF-16 units. */
  readonly maxLength?: number
  readonly maxDepth?: number
}

/**
 * Parses untrusted JSON without prototype keys; undefined if too large, too deep or malformed.
 * Never throws.
 */
export function parseSafeJson(text: unknown, limits: JsonLimits = {}): unknown {
  const { maxLength = MAX_LENGTH, maxDepth = MAX_DEPTH } = limits
  if (typeof text !== 'string' || text.length > maxLength) return undefined
  if (getJsonDepth(text) > maxDepth) return undefined
  try {
    return JSON.parse(text, (key, value: unknown) =>
      FORBIDDEN_KEYS.includes(key) ? undefined : value,
    )
  } catch {
    return undefined // unreadable text counts as absent
  }
}

/** Measures the depth first, so that nested text can't overflow the parser's stack. */
function getJsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '\\') index++
    else if (character === '"') isInText = !isInText
    else if (isInText) continue
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return deepest
}
