/** Words of the account page about apps that act for a smart account, in English. */
export const grantListTexts = {
  title: 'Apps that act for you',
  lead: 'Their keys act from your smart account without asking you again. Choose one to see what it may do, or to stop it.',
  none: 'No app acts for you now.',
  row: (app: string, until: string) => `${app}, until ${until}`,

  app: 'App',
  network: 'Network',
  spend: 'May spend',
  each: (amount: string, period: string) => `${amount} each ${period}`,
  units: (amount: string, token: string) => `${amount} of the smallest unit of the token ${token}`,
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
