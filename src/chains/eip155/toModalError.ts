import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  getErrorCode,
  isRequestPending,
  isUserRejection,
  isUnknownChainText,
  getTransactionErrorKind,
  type TransactionErrorKind,
} from '../../lib/text/providerError'
import { cleanUntrustedText } from '../../lib/text/cleanUntrustedText'
import { readField } from '../shared/readField'

/** The source of an error: a code may mean something else from a wallet than from a node. */
export type ErrorSource = 'wallet' | 'chain'

const MAX_DETAIL = 500

const CODES: Readonly<Record<number, ErrorCode>> = {
  3: 'EXECUTION_REVERTED',
  4001: 'USER_REJECTED',
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4901: 'CHAIN_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
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
export function toModalError(thrown: unknown, fallback: ErrorCode, asked: ErrorSource): ModalError {
  if (thrown instanceof ModalError) return thrown
  return new ModalError(classify(thrown, asked) ?? fallback, getDetail(thrown) || fallback, {
    cause: thrown,
  })
}

function classify(thrown: unknown, asked: ErrorSource): ErrorCode | undefined {
  try {
    if (asked === 'wallet' && isUserRejection(thrown)) return 'USER_REJECTED'
    if (asked === 'wallet' && isRequestPending(thrown)) return 'REQUEST_PENDING'
    if (asked === 'wallet' && isUnknownChainText(thrown)) return 'CHAIN_NOT_SUPPORTED'
    if (asked === 'chain' && TRANSPORT_FAILURES.includes(readField(thrown, 'name'))) {
      return 'CHAIN_UNREACHABLE'
    }
    const kind = getTransactionErrorKind(thrown)
    if (kind) return TRANSACTION_CODES[kind]
    if (asked === 'chain' && FAILED_SIMULATION.test(getDetail(thrown))) return 'EXECUTION_REVERTED'
    const code = getErrorCode(thrown)
    return code === undefined ? undefined : CODES[code]
  } catch {
    return undefined // reading the error itself threw
  }
}

/** viem's long messages contain RPC URLs, which may hold a project id; its short fields do not. */
function getDetail(thrown: unknown): string {
  const texts = ['details', 'shortMessage', 'message'].map(field => readField(thrown, field))
  const text = texts.find(value => typeof value === 'string' && value !== '')
  return cleanUntrustedText(text ?? thrown, MAX_DETAIL)
}
