import type { ErrorCode } from '../../../domain/errorCatalogue'
import {
  getErrorCode,
  isRequestPending,
  isUnknownChainText,
  isUserRejection,
} from '../../../lib/text/providerError'
import type { ErrorRule, ErrorSource } from './createErrorTranslator'

/** Codes that mean the same from the wallets of every family (EIP-1193, and 4902 of EIP-3085). */
export const WALLET_ERRORS: Readonly<Record<number, ErrorCode>> = {
  4100: 'UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4902: 'CHAIN_NOT_SUPPORTED',
}

/** Applies a rule only to errors of a wallet, or of a node. */
export const whenAsked =
  (source: ErrorSource, rule: ErrorRule): ErrorRule =>
  error =>
    error.asked === source ? rule(error) : undefined

const ofWallets = (isMatch: (thrown: unknown) => boolean, code: ErrorCode): ErrorRule =>
  whenAsked('wallet', ({ thrown }) => (isMatch(thrown) ? code : undefined))

/** The user declined, by code or by text. */
export const declined = ofWallets(isUserRejection, 'USER_REJECTED')
/** The wallet already shows a request. */
export const pending = ofWallets(isRequestPending, 'REQUEST_PENDING')
/** The wallet does not know the chain, by text; its code is a row of `WALLET_ERRORS`. */
export const unknownChain = ofWallets(isUnknownChainText, 'CHAIN_NOT_SUPPORTED')

/** The text that developers see matches. */
export const byText =
  (pattern: RegExp, code: ErrorCode): ErrorRule =>
  ({ detail }) =>
    pattern.test(detail) ? code : undefined

/** The number in the error, or the most specific one inside it. */
export const byNumber =
  (codes: Readonly<Record<number, ErrorCode>>): ErrorRule =>
  ({ thrown }) => {
    const code = getErrorCode(thrown)
    return code === undefined ? undefined : codes[code]
  }
