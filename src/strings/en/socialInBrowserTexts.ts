/** Where a provider does not work inside the app around the page. */
export const socialInBrowserTexts = {
  'social.inBrowser': 'Open this page in your browser for Google',
  'social.inBrowserText':
    'Google doesn’t allow signing in inside this app. Copy the link and open it in your browser, or choose another way here.',
  'social.copyPage': 'Copy link to this page',
} as const
