/** The providers among the ways to connect. */
export const socialBlockTexts = {
  'social.group': 'Sign in with another account',
  'social.or': 'or',
  'social.continueWith': 'Continue with {provider}',
  'social.more': 'More sign-in options',
  'social.preparing': 'Getting ready to sign in',
} as const
