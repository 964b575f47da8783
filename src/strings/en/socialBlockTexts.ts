/** The providers among the ways to connect. */
export const socialBlockTexts = {
  'social.group': 'Sign in with another account',
  'social.or': 'or',
  'social.continueWith': 'Continue with {provider}',
  'social.more': 'More sign-in options',
  'social.preparing': 'Getting ready to sign in',
  'social.inBrowser': 'Open this page in your browser for Google',
  'social.inBrowserText':
    'Google doesn’t allow signing in inside this app. Copy the link and open it in your browser, or choose another way here.',
  'social.copyPage': 'Copy link to this page',
} as const
