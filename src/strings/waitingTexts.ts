/** The words around a wallet that is being asked: what most visitors see after the list of wallets. */
export const waitingTexts = {
  'connecting.waitTitle': 'Open {wallet}',
  'connecting.waitText': 'Approve the connection to {page} in {wallet}.',
  'connecting.waitTextNoPage': 'Approve the connection in {wallet}.',
  'connecting.nothingOpened': 'Nothing opened? Try again',
  'connecting.doneTitle': 'Connected',
  'connecting.doneText': '{page} can see your address. It cannot move funds without asking.',
  'connecting.declinedTitle': 'Connection declined',
  'connecting.pendingTitle': 'A request is already open',
  'connecting.changedTitle': 'Do not use it for now',
  'connecting.failedTitle': 'Not connected',
  'connecting.goneTitle': 'Wallet not found',
  'connecting.goneText':
    'This wallet is not on this page any more. Nothing was shared. Choose another one, or reload the page.',
  'connecting.idleTitle': 'Not connected',
  'connecting.idleText': '{wallet} has not been asked yet.',
  'connecting.connect': 'Connect',
  'connecting.another': 'Choose another wallet',
  'connecting.yourPage': 'This page',
} as const
