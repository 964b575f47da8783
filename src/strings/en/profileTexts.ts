/** Who is connected on each chain family, and the way from one to another. */
export const profileTexts = {
  'profile.families': 'Network type',
  'profile.wallet': 'Wallet',
  'profile.others': 'Other accounts',
  'profile.active': 'Active',
  'profile.copy': 'Copy',
  'profile.copyAddress': 'Copy address {address}',
  'profile.switch': 'Switch',
  'profile.switchTo': 'Switch to {name}',
  'profile.disconnectFrom': 'Disconnect {wallet}',
  'profile.disconnectAll': 'Disconnect all',
  'profile.none': 'No {namespace} wallet is connected.',
  'profile.add': 'Connect {namespace} wallet',
  'profile.switched': 'Account switched',
  'profile.payment': 'Payments',
  'profile.ordinal': 'Ordinals',
  'profile.stx': 'Stacks',
} as const
