/** Words of the account page about apps that act for a smart account, in English. */
export const grantListTexts = {
  title: 'Apps that act for you',
  lead: 'Their keys act from your smart account without asking you again. Choose one to see what it may do, or to stop it.',
  none: 'No app acts for you now.',
  rowUntil: (until: string) => `until ${until}`,

  app: 'App',
  network: 'Network',
  spend: 'May spend',
  each: (amount: string, period: string) => `${amount} each ${period}`,
  tokens: (amount: string) => `${amount} ${amount === '1' ? 'token' : 'tokens'}`,
  units: (amount: string) => `${amount} of the token’s smallest unit`,
  token: 'Token',
  call: 'May call',
  function: (selector: string, contract: string) => `${selector} of the contract ${contract}`,
  until: 'Until',
  permission: 'Permission',
  fee: 'Network fee',
  paid: 'Paid for you',
  atMost: (amount: string) => `At most ${amount}, from your smart account`,
  waiting: 'The network does not have this permission yet. Look again in a minute.',
  unknown:
    'No server of this network answers, so that it is not known whether this permission holds still.',

  stopLead:
    'Stopping it is a transaction of your smart account. Tokens that the app let other addresses take stay allowed to them.',
  stopInApp:
    'It can’t be stopped on this page, because another service sends the transactions of this network. Stop it in the app: the list of what you allowed is in the window of your wallet there.',
  wouldFail: (reason: string) => `It can’t be stopped now: ${reason}. Nothing was sent.`,
  stop: 'Stop it',
  working: 'Waiting for the network. This can take a minute…',
  doneTitle: 'Stopped',
  done: (app: string) => `The keys of ${app} can do nothing more from your smart account.`,
} as const
