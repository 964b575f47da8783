/** Every word about keys that a smart account grants something to. */
export const grantTexts = {
  title: 'Let an app act for you',
  lead: 'Its keys can do this from your smart account without asking you again, until the time below or until you stop them.',
  working: 'Waiting for the network. This can take a minute…',
  spend: 'May spend',
  take: 'Sends it, or lets another address take it.',
  call: (index: number, count: number) =>
    count === 1 ? 'May call' : `May call: ${index} of ${count}`,
  coinsAlong: (amount: string) => `With up to ${amount} each time, counted as spent`,
  noCoinsAlong: 'Without sending coins',
  until: 'Until',
  from: (time: string) => `From ${time}`,
  inAll: (amount: string) => `At most ${amount} in all`,
  key: (index: number, count: number) => (count === 1 ? 'Key' : `Key ${index} of ${count}`),
  each: (amount: string, period: string) => `${amount} each ${period}`,
  units: {
    week: ['week', 'weeks'],
    day: ['day', 'days'],
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
    second: ['second', 'seconds'],
  },

  limitWarning:
    'An app that is hacked can use all of this. Approve only what you can spare, and only if you trust it.',
  callWarning:
    'What these calls do is not known here. The app can make them as often as it likes. Approve them only if you trust the page with your account.',

  stopTitle: 'Stop an app from acting for you',
  stopLead:
    'Its keys can do nothing more from your smart account then. Tokens that it let other addresses take stay allowed to them.',
  stoppedLead:
    'Its keys were stopped before. You only sign that you stopped them; nothing is sent.',
  permission: 'Permission',

  malformed: 'The permission is not in a form that this wallet reads.',
  onlySmart: 'Only a smart account can let other keys act for it.',
  notHere: 'Smart accounts can’t let other keys act for them on this network.',
  signer: 'This wallet lets keys of the kind secp256k1 act for you, written in full.',
  policies: 'This wallet knows no policies.',
  conditions: 'This wallet puts no conditions on what a call says, and makes plain calls only.',
  unknownFunction: (name: string) => `The page does not describe one function “${name}”.`,
  needsAllowance: (name: string) =>
    `“${name}” can move tokens, so that it needs an allowance with a limit.`,
  movesTokens: (name: string) =>
    `“${name}” can move tokens without a limit, so that this wallet lets no key call it.`,
  ownContract: 'Keys can’t use your account’s own contracts.',
  coinsNeedLimit: 'Calls that take coins along need an allowance of coins beside them.',
  noLimit: 'An allowance needs a limit.',
  noTime: 'The time is over, is more than a year away, or comes before the allowance begins.',
  tooMany: 'The permission holds more than a visitor can read.',
  unknown: 'Your smart account never made this permission on this network.',
  usedKey: 'The first key was granted something before. Use a new one.',
  late: 'It was sent, but the network has not taken it in yet. Look at your sessions before you do it again.',
  failed:
    'The network did not carry it out, so that nothing was changed. The fee may have been paid.',
} as const
