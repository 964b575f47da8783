import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  getErrorCode,
  isRequestPending,
  isUserRejection,
  isUnknownChainText,
  getTransactionErrorKind,
} from '../../lib/text/providerError'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'
import { readField } from '../shared/readField'

/** The source of an error: a code may mean something else from a wallet than from a node. */
export type ErrorSource = 'wallet' | 'chain'

const MAX_DETAIL = 500

const CODES: Readonly<Record<number, ErrorCode>> = {
  429: 'LIMIT_EXCEEDED',
  4001: 'USER_REJECTED',
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4901: 'CHAIN_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
  5000: 'USER_REJECTED',
  6000: 'SESSION_ENDED',
  [-32700]: 'PARSE_ERROR',
  [-32600]: 'INVALID_REQUEST',
  [-32601]: 'UNSUPPORTED_METHOD',
  [-32602]: 'INVALID_PARAMS',
  [-32603]: 'INTERNAL_RPC_ERROR',
  // The simulation failed, so nothing was sent.
  [-32002]: 'TRANSACTION_REJECTED',
  [-32003]: 'TRANSACTION_REJECTED',
  // The node lags or does not keep the data.
  [-32001]: 'RESOURCE_NOT_FOUND',
  [-32004]: 'RESOURCE_UNAVAILABLE',
  [-32005]: 'RESOURCE_UNAVAILABLE',
  [-32014]: 'RESOURCE_UNAVAILABLE',
  [-32016]: 'RESOURCE_UNAVAILABLE',
}

/** Known transaction errors by node name; any other means that the transaction was rejected. */
const CODES_BY_NAME: Readonly<Record<string, ErrorCode>> = {
  AccountNotFound: 'INSUFFICIENT_FUNDS',
  AlreadyProcessed: 'ALREADY_KNOWN',
  InsufficientFundsForFee: 'INSUFFICIENT_FUNDS',
}

/** The error of the system and token programs for an insufficient balance. */
const INSUFFICIENT_BALANCE = 1
const TOO_LITTLE_TEXT = /insufficient (?:lamports|funds)|custom program error: 0x1\b/i
const SIMULATED = /simulation failed/i

/** Converts an error of a wallet or node to a `ModalError`; unknown ones become `fallback`. */
export function toSolanaModalError(
  thrown: unknown,
  fallback: ErrorCode,
  asked: ErrorSource,
): ModalError {
  if (thrown instanceof ModalError) return thrown
  return new ModalError(classify(thrown, asked) ?? fallback, getDetail(thrown) || fallback, {
    cause: thrown,
  })
}

function classify(thrown: unknown, asked: ErrorSource): ErrorCode | undefined {
  try {
    const reason = transactionError(readField(readField(thrown, 'data'), 'err'))
    if (reason) return reason
    const text = String(readField(thrown, 'message') ?? thrown)
    if (SIMULATED.test(text)) {
      return TOO_LITTLE_TEXT.test(text) ? 'INSUFFICIENT_FUNDS' : 'TRANSACTION_REJECTED'
    }
    if (asked === 'wallet' && isUserRejection(thrown)) return 'USER_REJECTED'
    if (asked === 'wallet' && isRequestPending(thrown)) return 'REQUEST_PENDING'
    if (asked === 'wallet' && isUnknownChainText(thrown)) return 'CHAIN_NOT_SUPPORTED'
    if (getTransactionErrorKind(thrown) === 'INSUFFICIENT_FUNDS') return 'INSUFFICIENT_FUNDS'
    const code = getErrorCode(thrown)
    return code === undefined ? undefined : CODES[code]
  } catch {
    return undefined // reading the error itself threw
  }
}

/** Converts a node's transaction error, a name or an object with a name as key. */
export function transactionError(err: unknown): ErrorCode | undefined {
  if (err === undefined || err === null) return undefined
  if (typeof err === 'string') return CODES_BY_NAME[err] ?? 'TRANSACTION_REJECTED'
  const rent = readField(err, 'InsufficientFundsForRent')
  // The first account is the payer's.
  if (rent !== undefined) {
    return Number(readField(rent, 'account_index')) === 0
      ? 'INSUFFICIENT_FUNDS'
      : 'TRANSACTION_REJECTED'
  }
  const instruction = readField(err, 'InstructionError')
  if (!Array.isArray(instruction)) return 'TRANSACTION_REJECTED'
  const custom = readField(instruction[1], 'Custom')
  return custom !== undefined && Number(custom) === INSUFFICIENT_BALANCE
    ? 'INSUFFICIENT_FUNDS'
    : 'EXECUTION_REVERTED'
}

const getDetail = (thrown: unknown): string =>
  cleanUntrustedText(readField(thrown, 'message') ?? thrown, MAX_DETAIL)
