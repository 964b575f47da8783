/** Texts of the wallet list, the first view for most visitors. */
export const connectorsTexts = {
  'connect.wallets': 'Wallets',
  'connect.installed': 'Installed',
  'connect.justInstalled': 'Just installed',
  'connect.ready': '{wallet} is ready',
  'connect.recent': 'Recent',
  'connect.connected': 'Connected',
  'connect.warning': 'Warning',
  'connect.looking': 'Looking for wallets in this browser',
  'connect.empty': 'No wallet found in this browser.',
  'connect.getWallet': 'Get a wallet',
  'connect.newToWallets': 'New here?',
  'connect.browserWallet': 'Browser wallet',
  'connect.phone': 'Phone wallet',
  'connect.qr': 'QR code',
  'connect.allWallets': 'All wallets',
  'connect.alreadyConnected': 'Already connected',
  'connect.warnForeign':
    'This wallet uses a well-known name but a different identifier. It may be fake.',
  'connect.warnDuplicate': 'Two wallets claim the same identity. One may be fake.',
  'connect.warnChanged': 'This wallet changed while the page was open. Reload the page first.',
} as const
