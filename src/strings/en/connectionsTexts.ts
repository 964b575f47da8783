/** While a wallet of this browser is asked to connect. */
export const connectionsTexts = {
  'connecting.waitTitle': 'Open {wallet}',
  'connecting.waitText': 'Approve the connection to {page} in {wallet}.',
  'connecting.waitTextNoPage': 'Approve the connection in {wallet}.',
  'connecting.nothingOpened': 'Nothing opened? Try again',
  'connecting.doneTitle': 'Connected',
  'connecting.doneText': '{page} can see your address. It can’t move funds without asking you.',
  'connecting.declinedTitle': 'Connection declined',
  'connecting.declinedText': 'You declined in {wallet}. Nothing was shared.',
  'connecting.pendingTitle': 'A request is already open',
  'connecting.pendingText': 'Answer it in {wallet}, then try again.',
  'connecting.changedTitle': 'Don’t use this wallet yet',
  'connecting.failedTitle': 'Not connected',
  'connecting.goneTitle': 'Wallet not found',
  'connecting.goneText':
    'This wallet is no longer available on this page. Nothing was shared. Choose another one, or reload the page.',
  'connecting.idleTitle': 'Not connected',
  'connecting.idleText': 'Nothing has been sent to {wallet} yet.',
  'connecting.connect': 'Connect',
  'connecting.another': 'Choose another wallet',
  'pairing.showQrCode': 'Show a QR code',
} as const
