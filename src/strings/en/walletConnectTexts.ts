/** A wallet on another device that is asked for something, or out of reach. */
export const walletConnectTexts = {
  'walletConnect.lostTitle': 'Connection to your wallet lost',
  'walletConnect.lostText':
    'Reconnecting; your request will continue. Check your internet connection.',
  'walletConnect.refusedTitle': 'WalletConnect refused this site',
  'walletConnect.notReached':
    'Can’t reach WalletConnect to check whether your wallet is still connected. Nothing was sent. Reconnecting; check your internet connection.',
  'walletConnect.openWallet': 'Open {wallet}',
  'walletConnect.lookAgain': 'Try again now',
  'walletConnect.check': 'I approved it, check now',
  'walletConnect.checked': 'Checked just now. No response yet.',
} as const
