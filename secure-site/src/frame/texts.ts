import type { FailureCode } from './failures'

const failures: Readonly<Record<FailureCode, string>> = {
  EMAIL_INVALID: 'This is not an email address. Check it and try again.',
  TOO_MANY_REQUESTS: 'Too many codes were asked for. Wait a moment and try again.',
  CODE_WRONG: 'This is not the code that was sent. Check it and try again.',
  CODE_EXPIRED: 'This code is no longer valid. Ask for a new one.',
  CODE_SPENT: 'Too many wrong codes were entered. Ask for a new one.',
  DEVICE_EXPIRED: 'The link in the email was not used in time. Start again.',
  SIGNED_OUT: 'You are signed out. Nothing was signed or sent. Sign in again.',
  NO_SHARES: 'The key can’t be put together. Nothing was signed or sent. Sign in again.',
  HOST_NOT_ALLOWED: 'This page is not allowed to use the wallet. Tell the people who run it.',
  BAD_REQUEST: 'The wallet’s server refused the request. Nothing was signed or sent.',
  NOT_FOUND: 'The wallet’s server does not know the request. Nothing was signed or sent.',
  SERVER_ERROR: 'The wallet’s server has a problem. Nothing was signed or sent. Try again later.',
  SERVER_UNREACHABLE:
    'The wallet’s server does not answer. Nothing was signed or sent. Check your connection and try again.',
  DEVICE_KEY_LOST:
    'This browser no longer has its part of your key. Nothing was signed or sent. Sign in again with a new code.',
  KEY_MISMATCH:
    'The parts of the key do not make your account. Nothing was signed or sent. Sign in again.',
  NOT_SUPPORTED: 'Not supported by this wallet yet',
  TOO_LARGE: 'The request is larger than this wallet accepts. Nothing was signed or sent.',
  TOO_MANY_OPEN: 'Too many requests are open. Answer them before more are made.',
  CANCELLED: 'The request was withdrawn. Nothing was signed or sent.',
  INTERNAL: 'Something went wrong in the wallet. Try again.',
}

/** Every word that the frame shows or answers, in English. */
export const texts = {
  failures,
  declined: 'You declined. Nothing was signed or sent.',
  badParams: (reason: string) => `${reason} Nothing was signed or sent.`,
  methodNotAllowed: (method: string) => `This wallet does not offer ${method}.`,
  methodNotSupported: (method: string) => `${method} is not supported by this wallet yet.`,
  noServer: (network: string) =>
    `This wallet has no server for the network ${network}. Nothing was sent.`,
  unknownNetwork: (network: string) => `This wallet does not offer the network ${network}.`,
  serverSilent: 'No server of the network answers. Check your connection and try again.',
  foreignAccount: 'The request is for another account than yours. Nothing was signed or sent.',

  close: 'Close',
  reject: 'Reject',
  approve: 'Approve',
  sign: 'Sign',
  send: 'Send',
  reading: 'Reading the request…',
  working: 'Signing…',
  asks: 'asks you to',
  unknownPage: 'An unknown page',
  claim: (name: string) => `The page calls itself “${name}”`,
  waitSettling: 'You can approve in a moment, after you have read this.',
  waitCovered: 'Something covers this request. Move it away to approve.',
  waitBelow: 'There is more below. Scroll to the end to approve.',
  waitInside: 'A text is longer than its box. Scroll it to its end to approve.',
  cannotApprove: 'This request can’t be approved.',
  dialogLabel: 'A request to review',

  account: 'Account',
  network: 'Network',
  fee: 'Network fee',
  feeUnknown: 'Could not be estimated',
  to: 'To',
  from: 'From',
  spender: 'Spender',
  contract: 'Contract',
  amount: 'Amount',
  token: 'Token',
  value: 'Value',
  call: (index: number, count: number) => (count === 1 ? 'Call' : `Call ${index} of ${count}`),
  code: 'Code',
  bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),

  unlimited: (symbol: string | null) => (symbol === null ? 'Unlimited' : `Unlimited ${symbol}`),
  rawUnits: (amount: string) => `${amount} in the token’s smallest unit`,
  atMost: (amount: string) => `At most ${amount}`,
  otherNetwork: 'The request is for another network than the one it was made on. Nothing was sent.',

  transaction: {
    sendTitle: 'Send',
    approveTitle: 'Let an address spend your tokens',
    revokeTitle: 'Stop an address from spending your tokens',
    callTitle: 'Call a contract',
    createTitle: 'Create a contract',
    function: 'Function',
    nonce: 'Takes the place of number',
    tokenNote: 'The amount is written as this contract says.',
    unknownToken:
      'This contract does not say how its token is counted, so the amount is shown as it is.',
    approveWarning: 'The spender can take this amount at any time, without asking you again.',
    unlimitedWarning: 'There is no limit: the spender can take all that you have or will get.',
    unknownCall:
      'What this call does is not known here. Approve it only if you trust the page with your account.',
    createWarning: 'This creates a contract. Money that is sent along stays in it.',
    wouldFail: (reason: string) =>
      reason === ''
        ? 'The network’s server could not work out the fee. The transaction may fail.'
        : `The network’s server says that this transaction would fail: ${reason}`,
    noHash:
      'The network’s server took the transaction but did not name it. Check your account before you send it again.',
    malformed: 'The transaction is not in a form that this wallet reads.',
    kind: 'This kind of transaction is not offered.',
    twoCodes: 'The transaction names two different calls.',
    noRecipient: 'The transaction has no recipient.',
  },

  calls: {
    title: (count: number) => (count === 1 ? 'Send a transaction' : `Send ${count} transactions`),
    lead: 'They are sent one after the other. If one fails, those after it are not sent, and those before it stay.',
    atomic: 'This wallet can’t send calls as one. Nothing was sent.',
    tooMany: (limit: number) => `More than ${limit} calls can’t be sent at once. Nothing was sent.`,
    capability: 'The page asks for something that this wallet does not have. Nothing was sent.',
    malformed: 'The calls are not in a form that this wallet reads.',
    duplicate: 'Calls with this name were sent already. Nothing was sent again.',
    unknown: 'No calls with this name were sent from here.',
  },

  typedData: {
    title: 'Sign data',
    lead: 'Signing sends nothing by itself, but a contract may act on the signature.',
    permitLead: 'Signing is enough: the spender needs nothing more from you.',
    message: (type: string) => `Data: ${type}`,
    domain: 'For',
    nothing: '(nothing)',
    deadline: 'Valid until',
    never: 'For ever',
    unreadPermit: 'This looks like a permission to spend your tokens. Check every field of it.',
    malformed: 'The data is not in a form that this wallet reads.',
    otherNetwork: (other: string, current: string) =>
      `This data is for ${other}, but the page is on ${current}.`,
  },

  device: {
    title: 'Sign in to your wallet?',
    reading: 'Looking up the request…',
    working: 'One moment…',
    question: 'A browser that has not been used before wants to sign in on this page:',
    browser: 'Browser',
    asked: 'Asked',
    ago: (minutes: number) => {
      if (minutes === 0) return 'Just now'
      return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
    },
    advice: 'Approve only if you asked for it yourself a moment ago.',
    approve: 'Approve',
    decline: 'It wasn’t me',
    approvedTitle: 'Approved',
    approved: 'A code is on its way to you. Enter it on the page where you started.',
    declinedTitle: 'Turned away',
    declined: 'That browser can’t sign in. Your wallet is safe, and there is nothing else to do.',
    expiredTitle: 'This link is no longer valid',
    expired: 'It was used, or is too old. To sign in, start again on the page where you started.',
    failedTitle: 'Something went wrong',
    failed: 'Nothing was approved. Check your connection, then open the link again.',
  },

  solana: {
    signTitle: (count: number) =>
      count === 1 ? 'Sign a transaction' : `Sign ${count} transactions`,
    signLead: 'The page can send it as soon as you have signed.',
    sendTitle: 'Send a transaction',
    sendLead: 'It is sent as soon as you approve.',
    transaction: (index: number, count: number) => `${index} of ${count}:`,
    sendTokenTitle: 'Send tokens',
    closeTitle: 'Close a token account',
    newAccountTitle: 'Open a token account',
    budgetTitle: 'Set the network fee',
    memoTitle: 'Attach a note',
    unknownTitle: 'Call a program',
    program: 'Program',
    owner: 'Owner',
    toTokenAccount: 'To token account',
    fromTokenAccount: 'From token account',
    lookedUp: 'Written in a table on the network',
    unnamedToken: 'The transaction does not say which token it moves.',
    unknownWarning:
      'What this program does is not known here. Approve it only if you trust the page with your account.',
    lookupWarning: 'Some of its accounts are written in tables on the network, and not shown here.',
    moreSigners: 'Other accounts have to sign it too.',
    malformed: 'The transaction is not in a form that this wallet reads.',
    malformedMessage: 'The message is not in a form that this wallet reads.',
    hiddenTransaction: 'The message is a transaction.',
    otherPayer: 'Another account pays for this transaction. Nothing was signed or sent.',
  },

  message: {
    title: 'Sign message',
    lead: 'Signing proves that this account is yours. It sends nothing.',
    label: 'Message',
    hex: 'Message (not readable text)',
    hexWarning: 'This message is not readable text. Sign it only if you know what it is for.',
    hidden: 'Characters that can’t be seen are spelt out.',
    empty: '(empty)',
  },
} as const
