const MIN_LENGTH = 4
const MAX_LENGTH = 64
const CHARACTERS = /^[a-z0-9-]*$/
/** The current and former suffixes of the hosted registry's names. */
export const NAME_SUFFIX = '.reown.id'
const SUFFIXES: readonly string[] = [NAME_SUFFIX, '.wcn.id']

export type NameProblem = 'tooShort' | 'tooLong' | 'badCharacters'

/** Converts a typed name to its registered form: trimmed, lower case, without the suffix. */
export function normalizeName(text: string, own: string = NAME_SUFFIX): string {
  const name = text.trim().toLowerCase()
  const suffix = [own, ...SUFFIXES].find(known => name.endsWith(known))
  return suffix ? name.slice(0, -suffix.length) : name
}

/** Returns why a name can't be registered, or null: letters, digits and hyphens, at least four. */
export function explainNameProblem(text: string): NameProblem | null {
  const name = normalizeName(text)
  if (!CHARACTERS.test(name)) return 'badCharacters'
  if (name.length > MAX_LENGTH) return 'tooLong'
  return name.length < MIN_LENGTH ? 'tooShort' : null
}

/** Returns how many more characters the name needs. */
export const missingCharacters = (text: string): number =>
  Math.max(0, MIN_LENGTH - normalizeName(text).length)

export function isRegistrableName(text: string): boolean {
  return explainNameProblem(text) === null
}

/** Whether a name belongs to the hosted registry or the host's own, by its suffix. */
export function hasNameSuffix(text: string, own: string = NAME_SUFFIX): boolean {
  const name = text.trim().toLowerCase()
  return [own, ...SUFFIXES].some(suffix => name.endsWith(suffix) && name.length > suffix.length)
}
