/** Texts of the page's buttons before anything else has loaded. */
export const buttonsTexts = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.notLoaded': 'Couldn’t open. Check your connection and try again.',
  'button.fallback': 'Open wallet',
  'button.account': 'Account {account}',
  'button.accountUnsupported': 'Account {account}, unsupported network',
  'button.watchOnly': 'View only',
  'button.balance': 'Balance {balance}',
  'button.selectNetwork': 'Select network',
  'button.switchNetwork': 'Switch network',
} as const
