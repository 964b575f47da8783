import { createErrorTranslator } from '../shared/errors/createErrorTranslator'
import {
  byNumber,
  byText,
  declined,
  pending,
  unknownChain,
  WALLET_ERRORS,
} from '../shared/errors/errorRules'

/** Converts a Bitcoin wallet's error to a `ModalError`; unknown ones become `fallback`. */
export const toBitcoinError = createErrorTranslator([
  declined,
  pending,
  unknownChain,
  // In the wallets' own words, which are more specific than a number beside them.
  byText(/insufficient/i, 'INSUFFICIENT_FUNDS'),
  byNumber({
    ...WALLET_ERRORS,
    [-32600]: 'INVALID_REQUEST',
    [-32601]: 'UNSUPPORTED_METHOD',
    [-32602]: 'INVALID_PARAMS',
    [-32603]: 'INTERNAL_RPC_ERROR',
  }),
])
