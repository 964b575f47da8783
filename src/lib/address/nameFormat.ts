const MIN_LENGTH = 4
const CHARACTERS = /^[a-z0-9-]*$/
const SUFFIXES = ['.reown.id', '.wcn.id'] as const

export type NameProblem = 'tooShort' | 'badCharacters'

/** A typed or suggested name as it is registered: trimmed, lower-case, without the zone. */
export function normalizeName(text: string): string {
  const name = text.trim().toLowerCase()
  const suffix = SUFFIXES.find(known => name.endsWith(known))
  return suffix ? name.slice(0, -suffix.length) : name
}

/** Why a name cannot be registered, or null when it can: letters, digits and hyphens, at least four. */
export function explainNameProblem(text: string): NameProblem | null {
  const name = normalizeName(text)
  if (!CHARACTERS.test(name)) return 'badCharacters'
  return name.length < MIN_LENGTH ? 'tooShort' : null
}

export function isRegistrableName(text: string): boolean {
  return explainNameProblem(text) === null
}

/** Whether a name is one of the product's own, by its zone. */
export function hasNameSuffix(text: string): boolean {
  const name = text.trim().toLowerCase()
  return SUFFIXES.some(suffix => name.endsWith(suffix) && name.length > suffix.length)
}
