/** Titles of the views: the head of the card shows them before a view itself is here. */
export const titlesTexts = {
  'connect.title': 'Connect wallet',
  'connecting.title': '{wallet}',
  'pairing.title': 'Scan with your phone',
  'multiChain.title': 'Choose an ecosystem',
  'allWallets.title': 'All wallets',
  'downloads.title': 'Get {wallet}',
  'account.title': 'Account',
  'siwx.title': 'Sign in',
  'networks.title': 'Choose a network',
  'switchNetwork.title': '{network}',
  'switchActiveChain.title': 'Switch to {namespace}',
  'unsupportedChain.title': 'Switch network',
  'whatIsAWallet.title': 'What is a wallet?',
  'getWallet.title': 'Get a wallet',
} as const
