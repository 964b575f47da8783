/** As `errorsTexts`, of signing in, where it is said in passing: over another view, or in the page. */
export const siwxErrorsTexts = {
  'errors.siwxInitFailed': 'A problem occurred while trying initialize authentication',
  'errors.siwxCheckFailed':
    'We couldn’t check whether you’re signed in. Nothing was signed, and nobody was signed out. Check your internet connection, then try again.',
  'errors.siwxAuthenticating': 'Authenticating...',
  'errors.siwxDeclined': 'Signature declined',
  'errors.siwxSmartAccount': 'This application might not support Smart Accounts',
} as const
