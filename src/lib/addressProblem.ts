import { BASE58, SOLANA_MAX, SOLANA_MIN } from './address'
import type { Namespace } from './caip'

const EVM_DIGITS = 40
const HEX = /^[0-9a-f]*$/i

export type AddressProblem =
  | { readonly kind: 'tooShort'; readonly missing: number }
  | { readonly kind: 'tooLong'; readonly extra: number }
  | { readonly kind: 'badCharacters' }
  | { readonly kind: 'unsupported' }

/** What a person must change for the text to become an address, or null when it is one. */
export function explainAddressProblem(namespace: Namespace, text: string): AddressProblem | null {
  switch (namespace) {
    case 'eip155':
      return explain(text.replace(/^0x/i, ''), HEX, EVM_DIGITS, EVM_DIGITS)
    case 'solana':
      return explain(text, BASE58, SOLANA_MIN, SOLANA_MAX)
    default:
      return { kind: 'unsupported' }
  }
}

function explain(text: string, alphabet: RegExp, min: number, max: number): AddressProblem | null {
  if (!alphabet.test(text)) return { kind: 'badCharacters' }
  if (text.length < min) return { kind: 'tooShort', missing: min - text.length }
  return text.length > max ? { kind: 'tooLong', extra: text.length - max } : null
}
