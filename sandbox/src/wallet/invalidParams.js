// @ts-check
import { WALLET_ERRORS, WalletError } from './walletError.js'

/**
 * Throws the error for invalid parameters.
 *
 * @param {string} detail
 * @returns {never}
 */
export function invalidParams(detail) {
  throw new WalletError(WALLET_ERRORS.INVALID_PARAMS, detail)
}
