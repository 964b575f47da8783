import { codesOf, textOf } from './errorLayers'

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
/** WalletConnect: rejected, and rejected chains, methods or events. */
const REJECTION_CODES: readonly number[] = [USER_REJECTED, 5000, 5001, 5002, 5003]
/** Codes wallets answer a switch with when they do not know the chain but do not say so. */
const VAGUE_SWITCH_CODES: readonly number[] = [-32603, 32603, 5000]
/** Wrappers that say nothing; an inner code is the real one. */
const WRAPPER_CODES: readonly number[] = [-32603, -32000]

const REJECTION_TEXT =
  /user ?rejected|user denied|rejected by (?:the )?user|user cancell?ed|connection request reset|ACTION_REJECTED/i
const PENDING_TEXT = /request .*already pending|already processing/i

/** Wordings of nodes, wallets and libraries. First match wins, so the narrower one stands above the wider. */
const TRANSACTION_TEXTS: readonly (readonly [RegExp, TransactionErrorKind])[] = [
  [
    /insufficient_?\s?(?:funds|lamports)|exceeds (?:the balance of the account|transaction sender account balance)/i,
    'INSUFFICIENT_FUNDS',
  ],
  [/found no record of a prior credit/i, 'INSUFFICIENT_FUNDS'],
  [/transaction already imported|already known|known transaction/i, 'ALREADY_KNOWN'],
  // Another transaction stands where this one would: in a block, or waiting to get into one.
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
 * The code that says most: the outermost one, unless that is a wrapper (`-32603`, `-32000`) around another. Looks
 * through `cause`, `error`, `data` and `data.originalError`, where wallets and libraries hide it.
 */
export function errorCodeOf(thrown: unknown): number | undefined {
  const codes = codesOf(thrown)
  return codes.find(code => !WRAPPER_CODES.includes(code)) ?? codes[0]
}

/** The person said no in the wallet. */
export function isUserRejection(thrown: unknown): boolean {
  return (
    codesOf(thrown).some(code => REJECTION_CODES.includes(code)) ||
    REJECTION_TEXT.test(textOf(thrown))
  )
}

/**
 * The wallet does not know the chain, so adding it is worth a try. Includes the vague codes some wallets use, unless
 * the person plainly said no: nobody wants to be asked again.
 */
export function isUnknownChain(thrown: unknown): boolean {
  const codes = codesOf(thrown)
  if (codes.includes(USER_REJECTED) || REJECTION_TEXT.test(textOf(thrown))) return false
  return codes.some(code => code === UNKNOWN_CHAIN || VAGUE_SWITCH_CODES.includes(code))
}

/** The wallet already shows a request and refuses a second one. */
export function isRequestPending(thrown: unknown): boolean {
  return codesOf(thrown).includes(REQUEST_PENDING) || PENDING_TEXT.test(textOf(thrown))
}

/** Why a transaction could not be sent, or null when the error says nothing we know. */
export function transactionErrorKind(thrown: unknown): TransactionErrorKind | null {
  const text = textOf(thrown)
  return TRANSACTION_TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
