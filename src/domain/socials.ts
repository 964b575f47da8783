/** The providers that a visitor can sign in with, in the order that holds where neither host nor owner gave one (product §9). */
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

/** Those that ask the visitor in a window of their own. Farcaster asks in its app. */
export type WindowProvider = Exclude<SocialProvider, 'farcaster'>

/** How a login began. */
export type AuthProvider = 'email' | SocialProvider

export const isSocialProvider = (value: unknown): value is SocialProvider =>
  SOCIAL_PROVIDERS.some(provider => provider === value)

/** What they are called, in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
}
