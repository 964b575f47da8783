type Variables = Readonly<Record<string, string>>

const NAME = /^--w3?m-[a-z\d-]+$/i
const VALUE_LENGTH_MAX = 300
/** Keywords, numbers, lengths, colours and separators. */
const PLAIN = /^[\w\s#%.,+*/-]+$/
/** Font names. */
const TEXTS = /"[\w .-]*"|'[\w .-]*'/g
/** Functions that compute a value and cannot fetch anything. */
const CALLS =
  /(^|[\s,(])(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|var|min|max|clamp|calc|cubic-bezier|linear|steps)\([\w\s#%.,+*/-]*\)/gi

/**
 * Whether a value is a plain CSS value, which can neither end its declaration nor fetch anything.
 */
export function isSafeValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > VALUE_LENGTH_MAX || value.includes('/*')) {
    return false
  }
  let rest = value.replace(TEXTS, '0')
  let before = ''
  while (rest !== before) {
    before = rest
    rest = rest.replace(CALLS, '$10') // from the innermost call outwards
  }
  return PLAIN.test(rest)
}

/** Returns the names of variables with a foreign name or an unsafe value. */
export const unsafeVariables = (variables: Variables): string[] =>
  Object.entries(variables)
    .filter(([name, value]) => !NAME.test(name) || !isSafeValue(value))
    .map(([name]) => name)

/**
 * Returns the variables that are safe in a stylesheet, whether from the host or an imported state.
 * Others could close the rule and restyle the page, or make it fetch something.
 */
export function safeVariables(variables: Variables): Variables {
  const unsafe = unsafeVariables(variables)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unsafe.includes(name)))
}
