/** Sign-in providers, in the order used if neither the host nor the owner sets one (product §9). */
export const SOCIAL_PROVIDERS = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** The providers that open their own window. Farcaster uses its app instead. */
export type WindowProvider = Exclude<SocialProvider, 'farcaster'>

/** How a login began. */
export type AuthProvider = 'email' | SocialProvider

export const isSocialProvider = (value: unknown): value is SocialProvider =>
  SOCIAL_PROVIDERS.some(provider => provider === value)

/** The providers' names, in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
}
