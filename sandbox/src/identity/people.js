// @ts-check

/** The six names under which the identity server stands in for a provider. */
export const IDENTITY_PROVIDERS = /** @type {const} */ ([
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
])

/**
 * Who can be signed in. Each has another account at each provider, as people do.
 *
 * @type {readonly import('./types.js').Person[]}
 */
export const PEOPLE = [
  { id: 'marisol', name: 'Marisol Tide', email: 'marisol@tide.example', isVerified: true },
  { id: 'joao', name: 'João Pereira', email: 'joao@pereira.example', isVerified: true },
  // Anyone can write an address that is not theirs into a profile.
  { id: 'impostor', name: 'Not Marisol', email: 'marisol@tide.example', isVerified: false },
]

/**
 * What a provider calls a person: a number of ten digits, other at each provider.
 *
 * @param {string} provider
 * @param {string} personId
 */
export function subjectOf(provider, personId) {
  let sum = 7
  for (const sign of `${provider}:${personId}`)
    sum = (sum * 31 + sign.charCodeAt(0)) % 9_000_000_000
  return String(1_000_000_000 + sum)
}
