/** Texts of the card itself, in any view. */
export const shellTexts = {
  'common.close': 'Close',
  'common.back': 'Back',
  'common.help': 'What is a wallet?',
  'common.cancel': 'Cancel',
  'common.tryAgain': 'Try again',
  'common.reload': 'Reload the page',
  'common.addressCopied': 'Address copied',
  'common.linkCopied': 'Link copied',
  'common.loading': 'Loading',
  'common.dismiss': 'Dismiss message',
  'common.opensNewTab': '{label} (opens in a new tab)',
  'common.newTabHint': ' (opens in a new tab)',
  'common.clear': 'Clear',
  'common.clearSearch': 'Clear search',
  'errors.codeNotLoaded':
    'Part of this window couldn’t be loaded. Check your connection and try again.',
  'sessions.open': 'Smart sessions',
  'account.chooseNetwork': 'Network {network}, choose another',
  'shell.refused': 'Choose a network or disconnect to continue.',
  'common.thisPage': 'This app',
} as const
