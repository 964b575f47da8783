import type { AuthProvider } from '../../shared/social'

/** Brand names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Exclude<AuthProvider, 'email'>, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}
