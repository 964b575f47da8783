import { getAddressFormat, isOfFormat, stripAddressPrefix } from './address'
import type { Namespace } from './caip'

export type AddressProblem =
  | { readonly kind: 'tooShort'; readonly missing: number }
  | { readonly kind: 'tooLong'; readonly extra: number }
  | { readonly kind: 'badCharacters' }
  /** The prefix is missing, so the number of missing characters is unknown. */
  | { readonly kind: 'noPrefix' }
  | { readonly kind: 'unsupported' }

/** Returns what the user must change for the text to become an address, or null if it is one. */
export function explainAddressProblem(namespace: Namespace, text: string): AddressProblem | null {
  const format = getAddressFormat(namespace)
  if (!format) return { kind: 'unsupported' }
  const { alphabet, min, max, prefix } = format
  if (isOfFormat(format, text)) return null
  if (!text.toLowerCase().startsWith(prefix)) return { kind: 'noPrefix' }
  return explain(stripAddressPrefix(format, text), alphabet, min, max)
}

function explain(text: string, alphabet: RegExp, min: number, max: number): AddressProblem | null {
  if (!alphabet.test(text)) return { kind: 'badCharacters' }
  if (text.length < min) return { kind: 'tooShort', missing: min - text.length }
  return text.length > max ? { kind: 'tooLong', extra: text.length - max } : null
}
