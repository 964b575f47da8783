// @ts-check

/** The six emulated providers. */
export const IDENTITY_PROVIDERS = /** @type {const} */ ([
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
])

/**
 * The people who can sign in. Each has a different account at each provider.
 *
 * @type {readonly import('./types.js').Person[]}
 */
export const PEOPLE = [
  { id: 'marisol', name: 'Marisol Tide', email: 'marisol@tide.example', isVerified: true },
  { id: 'joao', name: 'João Pereira', email: 'joao@pereira.example', isVerified: true },
  // Anyone can put an address into a profile that is not theirs.
  { id: 'impostor', name: 'Not Marisol', email: 'marisol@tide.example', isVerified: false },
]

/**
 * Returns a person's subject at a provider: ten digits, different for each provider.
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
