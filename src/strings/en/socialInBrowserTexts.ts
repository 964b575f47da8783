/** Texts for a provider that does not work inside the surrounding app. */
export const socialInBrowserTexts = {
  'social.inBrowser': 'Open this page in your browser for Google',
  'social.inBrowserText':
    'Google doesn’t allow signing in inside this app. Copy the link and open it in your browser, or choose another way here.',
  'social.copyPage': 'Copy link to this page',
} as const
