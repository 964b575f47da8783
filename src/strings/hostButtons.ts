/** Words the host page shows before anything else is loaded. */
export const hostButtons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.account': 'Account {account}',
  'button.accountUnsupported': 'Account {account}, unsupported network',
  'button.balance': 'Balance {balance}',
  'button.selectNetwork': 'Select network',
  'button.switchNetwork': 'Switch network',
} as const
