/**
 * Why a page's request is refused. Addressed to the page's developers, so English in every
 * language, like a log message.
 */
export const refusals = {
  badParams: (reason: string) => `${reason} Nothing was signed or sent.`,
  methodNotAllowed: (method: string) =>
    `This wallet does not offer ${method}. Nothing was signed or sent.`,
  noServer: (network: string) =>
    `This wallet has no server for the network ${network}. Nothing was sent.`,
  unknownNetwork: (network: string) => `This wallet does not offer the network ${network}.`,
  otherNetwork: 'The request is for another network than the one it was made on. Nothing was sent.',
  foreignAccount: 'The request is for another account than yours. Nothing was signed or sent.',
  transaction: {
    malformed: 'The transaction is not in a form that this wallet reads.',
    kind: 'This kind of transaction is not offered.',
    twoCodes: 'The transaction names two different calls.',
    noRecipient: 'The transaction has no recipient.',
  },
  calls: {
    atomic: 'This wallet can’t send calls as one. Nothing was sent.',
    tooMany: (limit: number) => `More than ${limit} calls can’t be sent at once. Nothing was sent.`,
    capability: 'The page asks for something that this wallet does not have. Nothing was sent.',
    malformed: 'The calls are not in a form that this wallet reads.',
    duplicate: 'Calls with this name were sent already. Nothing was sent again.',
    unknown: 'No calls with this name were sent from here.',
  },
  smartAccount: {
    noCreation: 'A smart account can’t create contracts.',
    ownData: 'These data would let your smart account be used without showing you what for.',
    ownCall: 'This would use your smart account without showing you what for.',
    noNonce: 'A smart account can’t take the place of a transaction that was sent before.',
  },
  typedData: {
    malformed: 'The data is not in a form that this wallet reads.',
  },
  solana: {
    malformed: 'The transaction is not in a form that this wallet reads.',
    malformedMessage: 'The message is not in a form that this wallet reads.',
    hiddenTransaction: 'The message is a transaction.',
    otherPayer: 'Another account pays for this transaction. Nothing was signed or sent.',
  },
  grants: {
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
  },
  assets: { malformed: 'The question is not in a form that this wallet reads.' },
} as const
