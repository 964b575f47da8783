import type { ErrorCode } from '../../domain/errorCatalogue'
import { getTransactionErrorKind } from '../../lib/text/providerError'
import {
  createErrorTranslator,
  type ErrorRule,
  type ErrorTranslator,
} from '../shared/errors/createErrorTranslator'
import {
  byNumber,
  declined,
  pending,
  unknownChain,
  WALLET_ERRORS,
} from '../shared/errors/errorRules'
import { readField } from '../shared/readField'

const CODES: Readonly<Record<number, ErrorCode>> = {
  ...WALLET_ERRORS,
  429: 'LIMIT_EXCEEDED',
  4001: 'USER_REJECTED',
  4901: 'CHAIN_DISCONNECTED',
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

/** Its number also means a pending request to a wallet, so the text decides, and first. */
const failedSimulation: ErrorRule = ({ thrown }) => {
  const text = String(readField(thrown, 'message') ?? thrown)
  if (!SIMULATED.test(text)) return undefined
  return TOO_LITTLE_TEXT.test(text) ? 'INSUFFICIENT_FUNDS' : 'TRANSACTION_REJECTED'
}

/** Converts an error of a wallet or node to a `ModalError`; unknown ones become `fallback`. */
export const toSolanaModalError: ErrorTranslator = createErrorTranslator([
  ({ thrown }) => transactionError(readField(readField(thrown, 'data'), 'err')),
  failedSimulation,
  declined,
  pending,
  unknownChain,
  // The other kinds are words of EVM nodes.
  ({ thrown }) =>
    getTransactionErrorKind(thrown) === 'INSUFFICIENT_FUNDS' ? 'INSUFFICIENT_FUNDS' : undefined,
  byNumber(CODES),
])

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
