type Variables = Readonly<Record<string, string>>

const NAME = /^--w3?m-[a-z\d-]+$/i
const VALUE_LENGTH_MAX = 300
/** What stands for itself: words, numbers, lengths, colours, and what joins them. */
const PLAIN = /^[\w\s#%.,+*/-]+$/
/** Names of fonts. */
const TEXTS = /"[\w .-]*"|'[\w .-]*'/g
/** These make one value of others and fetch nothing. */
const CALLS =
  /(^|[\s,(])(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|var|min|max|clamp|calc|cubic-bezier|linear|steps)\([\w\s#%.,+*/-]*\)/gi

/** A plain value, which can neither end its declaration nor fetch anything. */
export function isSafeValue(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > VALUE_LENGTH_MAX || value.includes('/*')) {
    return false
  }
  let rest = value.replace(TEXTS, '0')
  let before = ''
  while (rest !== before) {
    before = rest
    rest = rest.replace(CALLS, '$10') // from the innermost outwards
  }
  return PLAIN.test(rest)
}

/** The names of variables that are no names of ours, or whose values could be more than a value. */
export const unsafeVariables = (variables: Variables): string[] =>
  Object.entries(variables)
    .filter(([name, value]) => !NAME.test(name) || !isSafeValue(value))
    .map(([name]) => name)

/**
 * The variables that may stand in a sheet, whoever gave them: a host, or a state that was imported. Anything else could
 * close the rule it stands in and restyle the page around it, or make the page fetch something.
 */
export function safeVariables(variables: Variables): Variables {
  const unsafe = unsafeVariables(variables)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unsafe.includes(name)))
}
