/**
 * Texts for the codes that the hooks return; all other codes are in docs/errors.md and in the types
 * of the hooks.
 */
const WORDS: Readonly<Record<string, string>> = {
  loading: 'Loading…',
  unavailable: 'Tokens cannot be read now.',
  tokenMissing: 'Choose a token.',
  sourceMissing: 'Choose what you pay with.',
  targetMissing: 'Choose what you want.',
  amountMissing: 'Enter an amount.',
  amountWrong: 'This is not an amount.',
  tooMuch: 'This is more than the account holds.',
  shortOfFee: 'Nothing is left for the network fee.',
  shortOfGas: 'Nothing is left for the network fee.',
  tooPrecise: 'The token has fewer decimal places.',
  quoting: 'Asking for a price…',
  recipientMissing: 'Enter a recipient.',
  recipientTyping: 'The address is not whole.',
  recipientResolving: 'Looking up the recipient…',
  addressWrong: 'This is not an address.',
  addressMistyped: 'The address has a typing mistake.',
  reviewing: 'Nothing has been sent.',
  checking: 'Checking the price once more…',
  moved: 'The price has changed. Nothing has been sent.',
  awaitingWallet: 'Approve in your wallet.',
  settling: 'Waiting for the network…',
  submitted: 'Sent; waiting for the network…',
  sent: 'Sent.',
  done: 'Swapped.',
  danger: 'Tick what you have checked first.',
  walletElsewhere: 'The wallet is on another network.',
  requestOpen: 'The wallet still has an earlier request.',
  looked: 'an earlier transaction of the same content may be on its way',
  checked: 'the recipient looks like another address you have paid',
  contract: 'the recipient is a contract',
  mayFail: 'the network may refuse the transaction',
  USER_REJECTED: 'Rejected in the wallet.',
}

export const wordsFor = (code: string): string => WORDS[code] ?? code
