import type { ErrorCode } from '../../domain/errorCatalogue'
import { getTransactionErrorKind, type TransactionErrorKind } from '../../lib/text/providerError'
import { createErrorTranslator, type ErrorTranslator } from '../shared/errors/createErrorTranslator'
import {
  byNumber,
  byText,
  declined,
  pending,
  unknownChain,
  WALLET_ERRORS,
  whenAsked,
} from '../shared/errors/errorRules'
import { readField } from '../shared/readField'

export type { ErrorSource } from '../shared/errors/createErrorTranslator'

const CODES: Readonly<Record<number, ErrorCode>> = {
  ...WALLET_ERRORS,
  3: 'EXECUTION_REVERTED',
  4001: 'USER_REJECTED',
  4901: 'CHAIN_DISCONNECTED',
  5000: 'USER_REJECTED',
  5001: 'USER_REJECTED',
  5002: 'USER_REJECTED',
  5003: 'USER_REJECTED',
  5100: 'CHAIN_NOT_SUPPORTED',
  5101: 'UNSUPPORTED_METHOD',
  5700: 'UNSUPPORTED_CAPABILITY',
  5710: 'UNSUPPORTED_CHAIN_ID',
  5720: 'DUPLICATE_BUNDLE',
  5730: 'UNKNOWN_BUNDLE',
  5740: 'BUNDLE_TOO_LARGE',
  5750: 'UPGRADE_REJECTED',
  5760: 'ATOMICITY_NOT_SUPPORTED',
  6000: 'SESSION_ENDED',
  7001: 'SESSION_ENDED',
  10001: 'UNSUPPORTED_METHOD',
  32603: 'CHAIN_NOT_SUPPORTED',
  [-32700]: 'PARSE_ERROR',
  [-32600]: 'INVALID_REQUEST',
  [-32601]: 'UNSUPPORTED_METHOD',
  [-32602]: 'INVALID_PARAMS',
  [-32603]: 'INTERNAL_RPC_ERROR',
  [-32000]: 'INVALID_INPUT',
  [-32001]: 'RESOURCE_NOT_FOUND',
  [-32002]: 'RESOURCE_UNAVAILABLE',
  [-32003]: 'TRANSACTION_REJECTED',
  [-32004]: 'UNSUPPORTED_METHOD',
  [-32005]: 'LIMIT_EXCEEDED',
  [-32006]: 'INVALID_REQUEST',
}

const TRANSACTION_CODES: Readonly<Record<TransactionErrorKind, ErrorCode>> = {
  ALREADY_KNOWN: 'ALREADY_KNOWN',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  NONCE_TOO_LOW: 'NONCE_TOO_LOW',
  NONCE_TOO_HIGH: 'NONCE_TOO_HIGH',
  NONCE_MAX_REACHED: 'NONCE_TOO_HIGH',
  FEE_TOO_LOW: 'FEE_TOO_LOW',
  FEE_TOO_HIGH: 'FEE_TOO_HIGH',
  TIP_ABOVE_FEE: 'FEE_TOO_HIGH',
  INTRINSIC_GAS_TOO_LOW: 'GAS_TOO_LOW',
  GAS_LIMIT_EXCEEDED: 'GAS_TOO_HIGH',
  EXECUTION_REVERTED: 'EXECUTION_REVERTED',
}

/** Messages of failed simulations; each node software uses its own code. */
const FAILED_SIMULATION =
  /invalid opcode|invalid jump|out of gas|stack (?:over|under)flow|VM (?:execution error|exception)/i

/** Names of transport errors, in browsers and viem. */
const TRANSPORT_FAILURES: readonly unknown[] = ['HttpRequestError', 'TimeoutError', 'TypeError']

/** Converts an error of a wallet or node to a `ModalError`; unknown ones become `fallback`. */
export const toModalError: ErrorTranslator = createErrorTranslator(
  [
    declined,
    pending,
    unknownChain,
    whenAsked('chain', ({ thrown }) =>
      TRANSPORT_FAILURES.includes(readField(thrown, 'name')) ? 'CHAIN_UNREACHABLE' : undefined,
    ),
    ({ thrown }) => {
      const kind = getTransactionErrorKind(thrown)
      return kind ? TRANSACTION_CODES[kind] : undefined
    },
    whenAsked('chain', byText(FAILED_SIMULATION, 'EXECUTION_REVERTED')),
    byNumber(CODES),
  ],
  readText,
)

/** viem's long messages contain RPC URLs, which may hold a project id; its short fields do not. */
function readText(thrown: unknown): unknown {
  const texts = ['details', 'shortMessage', 'message'].map(field => readField(thrown, field))
  return texts.find(value => typeof value === 'string' && value !== '') ?? thrown
}
