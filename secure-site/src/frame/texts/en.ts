import type { FailureCode } from '../failures'
import type { Wording } from '../../shared/wording'

const failures: Readonly<Record<FailureCode, string>> = {
  EMAIL_INVALID: 'This is not an email address. Check it and try again.',
  TOO_MANY_REQUESTS: 'Too many codes were asked for. Wait a moment and try again.',
  CODE_WRONG: 'This is not the code that was sent. Check it and try again.',
  CODE_EXPIRED: 'This code is no longer valid. Ask for a new one.',
  CODE_SPENT: 'Too many wrong codes were entered. Ask for a new one.',
  DEVICE_EXPIRED: 'The link in the email was not used in time. Start again.',
  SIGNED_OUT: 'You are signed out. Nothing was signed or sent. Sign in again.',
  CODE_NEEDED: 'This needs a new code from your mailbox. Nothing was changed.',
  NO_SHARES: 'The key can’t be put together. Nothing was signed or sent. Sign in again.',
  HOST_NOT_ALLOWED: 'This page is not allowed to use the wallet. Tell the people who run it.',
  PROVIDER_NOT_OFFERED: 'This wallet does not offer to sign in this way. Choose another one.',
  PROVIDER_UNREACHABLE:
    'The service that you sign in with does not answer. You are not signed in. Try again, or choose another way.',
  LOGIN_EXPIRED: 'This sign-in was used, or took too long. You are not signed in. Start again.',
  LOGIN_DECLINED: 'You declined to sign in. Try again, or choose another way.',
  LOGIN_FAILED:
    'The service that you sign in with gave no valid answer. You are not signed in. Try again, or choose another way.',
  BATCH_REFUSED:
    'The account or the fee has changed since this was shown. Nothing was sent. Start it again.',
  BATCH_FAILS: 'The network would not carry this out. Nothing was sent.',
  NETWORK_SILENT:
    'No server of the network answers the wallet’s server. Nothing was sent. Try again later.',
  BAD_REQUEST: 'The wallet’s server refused the request. Nothing was signed or sent.',
  NOT_FOUND: 'The wallet’s server does not know the request. Nothing was signed or sent.',
  SERVER_ERROR: 'The wallet’s server has a problem. Nothing was signed or sent. Try again later.',
  SERVER_UNREACHABLE:
    'The wallet’s server does not answer. Nothing was signed or sent. Check your connection and try again.',
  DEVICE_KEY_LOST:
    'This browser no longer has its part of your key. Nothing was signed or sent. Sign in again with a new code.',
  KEY_LOCKED:
    'Your key is still locked in this browser. Nothing was signed or sent. Try again to unlock it.',
  KEY_MISMATCH:
    'The parts of the key do not make your account. Nothing was signed or sent. Sign in again.',
  NOT_SUPPORTED: 'Not supported by this wallet yet',
  TOO_LARGE: 'The request is larger than this wallet accepts. Nothing was signed or sent.',
  TOO_MANY_OPEN: 'Too many requests are open. Answer them before more are made.',
  CANCELLED: 'The request was withdrawn. Nothing was signed or sent.',
  INTERNAL: 'Something went wrong in the wallet. Try again.',
}

/** All texts that the frame and the small pages show or return, in English. */
export const texts = {
  failures,
  declined: 'You declined. Nothing was signed or sent.',
  serverSilent: 'No server of the network answers. Check your connection and try again.',

  close: 'Close',
  reject: 'Reject',
  approve: 'Approve',
  sign: 'Sign',
  send: 'Send',
  reading: 'Reading the request…',
  working: 'Signing…',
  unknownPage: 'An unknown page',
  claim: 'The page calls itself “{name}”',
  waitSettling: 'You can approve in a moment, after you have read this.',
  waitCovered: 'Something covers this request. Move it away to approve.',
  waitBelow: 'There is more below. Scroll to the end to approve.',
  waitInside: 'A text is longer than its box. Scroll it to its end to approve.',
  cannotApprove: 'This request can’t be approved.',
  frameTitle: 'Wallet',

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
  call: 'Call',
  callOf: 'Call {index} of {count}',
  code: 'Code',
  bytes: '{count, plural, one {# byte} other {# bytes}}',

  unlimited: 'Unlimited',
  unlimitedOf: 'Unlimited {symbol}',
  rawUnits: '{amount} in the token’s smallest unit',
  atMost: 'At most {amount}',

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
    mayFail: 'The network’s server could not work out the fee. The transaction may fail.',
    wouldFail: 'The network’s server says that this transaction would fail: {reason}',
    noHash:
      'The network’s server took the transaction but did not name it. Check your account before you send it again.',
  },

  calls: {
    title: '{count, plural, one {Send a transaction} other {Send # transactions}}',
    lead: 'They are sent one after the other. If one fails, those after it are not sent, and those before it stay.',
  },

  smartAccount: {
    name: 'Your smart account',
    created: 'Your smart account. This transaction also creates it on this network.',
    unborn: 'Your smart account. It is not on this network yet; the signature counts all the same.',
    lead: 'They are sent as one: if one fails, none of them is carried out.',
    sponsored: 'Paid for you',
    accountPays: 'Paid from your smart account',
    wouldFail: 'This can’t be carried out now: {reason}. Reject it; nothing was sent.',
    notHere:
      'Your smart account can’t be used on this network. Nothing was signed or sent. Switch to your other account.',
    bundlerRefuses: 'the network’s bundler refuses it',
    late: 'It was sent, but the network has not taken it in yet. Look at your account before you send it again.',
  },

  typedData: {
    title: 'Sign data',
    lead: 'Signing sends nothing by itself, but a contract may act on the signature.',
    permitLead: 'Signing is enough: the spender needs nothing more from you.',
    message: 'Data: {type}',
    domain: 'For',
    nothing: '(nothing)',
    deadline: 'Valid until',
    never: 'For ever',
    unreadPermit: 'This looks like a permission to spend your tokens. Check every field of it.',
    otherNetwork: 'This data is for {other}, but the page is on {current}.',
  },

  device: {
    title: 'Sign in to your wallet?',
    reading: 'Looking up the request…',
    working: 'One moment…',
    question: 'A browser that has not been used before wants to sign in on this page:',
    browser: 'Browser',
    asked: 'Asked',
    justNow: 'Just now',
    ago: '{minutes, plural, one {# minute ago} other {# minutes ago}}',
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

  popup: {
    loadingTitle: 'One moment',
    loading: 'The page of your sign-in service opens here.',
    late: 'It takes longer than usual. Close this window and try again if nothing happens.',
    doneTitle: 'You can close this window',
    done: 'The page where you started goes on from here.',
    lostTitle: 'This sign-in could not be completed',
    lost: 'You are not signed in. Close this window, go back to the page where you started, and try again.',
  },

  unlock: {
    title: 'Unlock your wallet',
    passwordLead:
      'This browser does not have your key yet. Enter the password that you set for recovery. Nothing is signed by it.',
    passkeyLead:
      'This browser does not have your key yet. Use the passkey that you set for recovery. Nothing is signed by it.',
    password: 'Recovery password',
    unlock: 'Unlock',
    usePasskey: 'Use passkey',
    useWindow: 'Use it in a new window',
    cancel: 'Cancel',
    working: 'Unlocking. This takes a few seconds…',
    waiting: 'Waiting for your passkey…',
    waitingWindow: 'Go on in the window that has opened.',
    wrongPassword: 'That is not the password. Nothing was signed. Check it and try again.',
    wrongPasskey:
      'That is not the passkey that you set for recovery. Nothing was signed. Try another one.',
    notUsed: 'The passkey was not used. Nothing was signed. Try again, or use it in a new window.',
    unsupported:
      'This browser can’t use passkeys for recovery. Nothing was signed. Try another browser.',
    closed:
      'The window was closed before the passkey was used. Nothing was signed. Open it again, or cancel.',
    blocked: 'The browser blocked the window. Nothing was signed. Open it with the link.',
    openWindow: 'Open the window',
    failed: 'Something went wrong. Nothing was signed. Try again.',
    windowTitle: 'Use your passkey',
    windowLead: 'Your wallet asks for the passkey that you set for recovery.',
    windowWaiting: 'Waiting for the page that opened this window…',
    windowNotUsed:
      'The passkey was not used. Nothing was signed. Try again, or close this window to go back.',
    windowDone: 'The page that opened this window goes on. You can close this window.',
    windowLost:
      'The page that opened this window is gone. Nothing was signed. Close this window and start again there.',
  },

  solana: {
    signTitle: '{count, plural, one {Sign a transaction} other {Sign # transactions}}',
    signLead: 'The page can send it as soon as you have signed.',
    sendTitle: 'Send a transaction',
    sendLead: 'It is sent as soon as you approve.',
    transaction: '{index} of {count}:',
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

  /** Grants of a smart account to keys. */
  grants: {
    title: 'Let an app act for you',
    lead: 'Its keys can do this from your smart account without asking you again, until the time below or until you stop them.',
    working: 'Waiting for the network. This can take a minute…',
    spend: 'May spend',
    take: 'Sends it, or lets another address take it.',
    call: 'May call',
    callOf: 'May call: {index} of {count}',
    coinsAlong: 'With up to {amount} each time, counted as spent',
    noCoinsAlong: 'Without sending coins',
    until: 'Until',
    from: 'From {time}',
    inAll: 'At most {amount} in all',
    key: 'Key',
    keyOf: 'Key {index} of {count}',
    each: {
      week: '{amount} each {count, plural, one {week} other {# weeks}}',
      day: '{amount} each {count, plural, one {day} other {# days}}',
      hour: '{amount} each {count, plural, one {hour} other {# hours}}',
      minute: '{amount} each {count, plural, one {minute} other {# minutes}}',
      second: '{amount} each {count, plural, one {second} other {# seconds}}',
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

    late: 'It was sent, but the network has not taken it in yet. Look at your sessions before you do it again.',
    failed:
      'The network did not carry it out, so that nothing was changed. The fee may have been paid.',
  },
} as const

/** The same keys in any language. */
export type Texts = Wording<typeof texts>
