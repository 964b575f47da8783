/** Texts of the social providers in the first view. */
export const socialBlockTexts = {
  'social.group': 'Sign in with another account',
  'social.or': 'or',
  'social.continueWith': 'Continue with {provider}',
  'social.more': 'More sign-in options',
  'social.preparing': 'Getting ready to sign in',
} as const
