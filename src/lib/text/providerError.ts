import { collectErrorCodes, collectErrorMessages, collectErrorText } from './errorLayers'

export type TransactionErrorKind =
  | 'ALREADY_KNOWN'
  | 'INSUFFICIENT_FUNDS'
  | 'NONCE_TOO_LOW'
  | 'NONCE_TOO_HIGH'
  | 'NONCE_MAX_REACHED'
  | 'FEE_TOO_LOW'
  | 'FEE_TOO_HIGH'
  | 'TIP_ABOVE_FEE'
  | 'INTRINSIC_GAS_TOO_LOW'
  | 'GAS_LIMIT_EXCEEDED'
  | 'EXECUTION_REVERTED'

const USER_REJECTED = 4001
const UNKNOWN_CHAIN = 4902
const REQUEST_PENDING = -32002
/** WalletConnect's codes (rejected; rejected chains, methods or events), then Ledger's. */
const REJECTION_CODES: readonly number[] = [USER_REJECTED, 5000, 5001, 5002, 5003, 0x6985, 0x5501]
/** Codes that some wallets return for a switch to an unknown chain. */
const VAGUE_SWITCH_CODES: readonly number[] = [-32603, 32603, 5000]
/** Generic wrapper codes; an inner code is more specific. */
const WRAPPER_CODES: readonly number[] = [-32603, -32000]

/** A rejection that names the user. Not "user aborted", which browsers use for aborted requests. */
const REJECTION_TEXTS: readonly RegExp[] = [
  /user[ _-]?(?:has |have )?(?:reject|denied|denies|deny|declin|cancel|refus|disapprov)/i,
  /\buser (?:did not|didn[’']t) (?:approve|confirm|accept|sign)\b/i,
  /\byou (?:have )?(?:rejected|denied|declined|cancell?ed|refused)\b/i,
  /(?:rejected|denied|declined|cancell?ed|refused|disapproved) by (?:the )?(?:user|you)\b(?![’'])/i,
  /(?:rejected|denied|declined|cancell?ed|refused) (?:on|in|from) (?:the |your )?(?:hardware wallet|device|ledger|trezor|keystone)\b/i,
  /connection request reset|ACTION_REJECTED|Failure_ActionCancelled|\bMethod_Cancel\b|\b0x(?:6985|5501)\b/i,
]
/** A rejection that doesn't name the user counts only if it is the entire message. */
const BARE_REJECTIONS: readonly RegExp[] = [
  /^(?:\w*error: *)?(?:(?:the |this )?(?:(?:transaction|connection|signature|signing|sign) )?(?:request|approval|connection|signature|signing|message|action|operation) (?:was |has been )?)?(?:rejected|declined|denied|cancell?ed)[.!]?$/i,
  // Not "rejected", which nodes use for transactions.
  /^(?:\w*error: *)?(?:the |this |your )?(?:transaction|payment|transfer) (?:was |has been )?(?:declined|denied|cancell?ed)[.!]?$/i,
]
/** Another reason ended the transaction, or a contract chose the words. */
const ENDED_OTHERWISE =
  /replac|repriced|revert|on-chain|by (?:the |a )?(?:network|chain|node|miner|validator|sequencer|server|bundler|relay)/i
const UNKNOWN_CHAIN_TEXTS: readonly RegExp[] = [
  // Not an "unknown network error", after which a payment may still have been sent.
  /(?:unrecogni[sz]ed|unknown|unsupported) (?:chain|network)\b(?! (?:error|failure|response|request|condition|issue|problem|exception|status)\b)/i,
  /wallet_addEthereumChain|no (?:modular )?chain info/i,
  /\bchain .*not (?:supported|recogni[sz]ed|been added|added)/i,
  // Only of the chain, at most with its id: transactions and receipts can also be "not found".
  /\bchain(?: ?id)?(?: \S*\d\S*)? (?:is |was )?not found/i,
]
/** Wording about a transaction rather than a network. */
const TRANSACTION_WORDING = /revert|\bon[ -]chain\b/i
/** Codes too generic to overrule the text. */
const VAGUE_CODES: readonly number[] = [...WRAPPER_CODES, -1, 0, 1]
const PENDING_TEXT = /request .*already pending|already processing/i

/** Wordings of nodes, wallets and libraries. The first match wins: narrower patterns first. */
const TRANSACTION_TEXTS: readonly (readonly [RegExp, TransactionErrorKind])[] = [
  [
    /insufficient_?\s?(?:funds|lamports)|exceeds (?:the balance of the account|transaction sender account balance)/i,
    'INSUFFICIENT_FUNDS',
  ],
  [/found no record of a prior credit/i, 'INSUFFICIENT_FUNDS'],
  [/transaction already imported|already known|known transaction/i, 'ALREADY_KNOWN'],
  // Another transaction has this nonce, mined or pending.
  [/nonce ?too ?low|NONCE_EXPIRED|replacement[ _]/i, 'NONCE_TOO_LOW'],
  [/nonce ?too ?high|nonce gap/i, 'NONCE_TOO_HIGH'],
  [/nonce ?(?:has )?max ?value/i, 'NONCE_MAX_REACHED'],
  [
    /max priority fee per gas higher than max fee|tip higher than fee cap|TipAboveFeeCap/i,
    'TIP_ABOVE_FEE',
  ],
  [/(?:max fee per gas|fee cap) less than block base fee|FeeCapTooLow/i, 'FEE_TOO_LOW'],
  [/underpriced|fee too low|gas price (?:is )?too low/i, 'FEE_TOO_LOW'],
  [/(?:max fee per gas|fee cap) higher than 2\^256|FeeCapTooHigh/i, 'FEE_TOO_HIGH'],
  [/tx fee .*exceeds the configured cap|fee too high/i, 'FEE_TOO_HIGH'],
  [/intrinsic ?gas ?too ?low|\bgas too low/i, 'INTRINSIC_GAS_TOO_LOW'],
  [
    /intrinsic ?gas ?too ?high|gas limit (?:reached|(?:is )?too high)|exceeds block gas limit/i,
    'GAS_LIMIT_EXCEEDED',
  ],
  [
    /execution ?reverted|transaction reverted|gas required exceeds allowance|CALL_EXCEPTION/i,
    'EXECUTION_REVERTED',
  ],
]

/**
 * Returns the most specific code: the outermost that isn't a wrapper (`-32603`, `-32000`), also in
 * nested `cause`, `error`, `data` and `data.originalError`.
 */
export function getErrorCode(thrown: unknown): number | undefined {
  const codes = collectErrorCodes(thrown)
  return codes.find(code => !WRAPPER_CODES.includes(code)) ?? codes[0]
}

/** Whether the user rejected the request: by code, or by text if no code contradicts it. */
export function isUserRejection(thrown: unknown): boolean {
  return (
    collectErrorCodes(thrown).some(code => REJECTION_CODES.includes(code)) ||
    isRejectionText(thrown)
  )
}

function isRejectionText(thrown: unknown): boolean {
  const text = collectErrorText(thrown)
  if (ENDED_OTHERWISE.test(text)) return false
  if (REJECTION_TEXTS.some(pattern => pattern.test(text))) return true
  return (
    hasOnlyVagueCodes(thrown) &&
    collectErrorMessages(thrown).some(message =>
      BARE_REJECTIONS.some(pattern => pattern.test(message.trim())),
    )
  )
}

const hasOnlyVagueCodes = (thrown: unknown): boolean =>
  collectErrorCodes(thrown).every(code => VAGUE_CODES.includes(code))

/**
 * Whether the wallet doesn't know the chain, so that adding it may help. Includes some wallets'
 * generic codes, unless the user clearly rejected.
 */
export function isUnknownChain(thrown: unknown): boolean {
  const codes = collectErrorCodes(thrown)
  if (codes.includes(USER_REJECTED) || isRejectionText(thrown)) return false
  return (
    codes.some(code => code === UNKNOWN_CHAIN || VAGUE_SWITCH_CODES.includes(code)) ||
    isUnknownChainText(thrown)
  )
}

/**
 * Whether the text means an unknown chain, and no code contradicts it. For a payment nothing was
 * sent then, so ambiguous wording doesn't count.
 */
export function isUnknownChainText(thrown: unknown): boolean {
  const text = collectErrorText(thrown)
  if (!hasOnlyVagueCodes(thrown) || TRANSACTION_WORDING.test(text)) return false
  return UNKNOWN_CHAIN_TEXTS.some(pattern => pattern.test(text))
}

/** Whether the wallet already shows a request and refuses a second one. */
export function isRequestPending(thrown: unknown): boolean {
  return (
    collectErrorCodes(thrown).includes(REQUEST_PENDING) ||
    PENDING_TEXT.test(collectErrorText(thrown))
  )
}

/** Returns why a transaction could not be sent, or null if the reason is unknown. */
export function getTransactionErrorKind(thrown: unknown): TransactionErrorKind | null {
  const text = collectErrorText(thrown)
  return TRANSACTION_TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
