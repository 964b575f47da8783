// @ts-check
import { WALLET_ERRORS, WalletError } from './walletError.js'

/**
 * What a request with bad parameters fails with.
 *
 * @param {string} detail
 * @returns {never}
 */
export function invalidParams(detail) {
  throw new WalletError(WALLET_ERRORS.INVALID_PARAMS, detail)
}
