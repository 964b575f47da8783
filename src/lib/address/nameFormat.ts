const MIN_LENGTH = 4
const MAX_LENGTH = 64
const CHARACTERS = /^[a-z0-9-]*$/
/** What names of the hosted registry end in, today and before. */
export const NAME_SUFFIX = '.reown.id'
const SUFFIXES: readonly string[] = [NAME_SUFFIX, '.wcn.id']

export type NameProblem = 'tooShort' | 'tooLong' | 'badCharacters'

/** A typed or suggested name as it is registered: trimmed, lower-case, without the zone. */
export function normalizeName(text: string, own: string = NAME_SUFFIX): string {
  const name = text.trim().toLowerCase()
  const suffix = [own, ...SUFFIXES].find(known => name.endsWith(known))
  return suffix ? name.slice(0, -suffix.length) : name
}

/** Why a name cannot be registered, or null when it can: letters, digits and hyphens, at least four. */
export function explainNameProblem(text: string): NameProblem | null {
  const name = normalizeName(text)
  if (!CHARACTERS.test(name)) return 'badCharacters'
  if (name.length > MAX_LENGTH) return 'tooLong'
  return name.length < MIN_LENGTH ? 'tooShort' : null
}

/** How many characters are missing. */
export const missingCharacters = (text: string): number =>
  Math.max(0, MIN_LENGTH - normalizeName(text).length)

export function isRegistrableName(text: string): boolean {
  return explainNameProblem(text) === null
}

/** Whether a name is one of the product's own, by its zone. */
export function hasNameSuffix(text: string, own: string = NAME_SUFFIX): boolean {
  const name = text.trim().toLowerCase()
  return [own, ...SUFFIXES].some(suffix => name.endsWith(suffix) && name.length > suffix.length)
}
