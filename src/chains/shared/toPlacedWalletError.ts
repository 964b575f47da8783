import { createErrorTranslator } from './errors/createErrorTranslator'
import {
  byNumber,
  byText,
  declined,
  pending,
  unknownChain,
  WALLET_ERRORS,
} from './errors/errorRules'

/** Messages of extensions in which the user has blocked this page. */
const PAGE_BLOCKED = /not allowed to interact|not been authorized|unauthorized/i

/** Converts a placed wallet's error to a `ModalError`; unknown ones become `fallback`. */
export const toPlacedWalletError = createErrorTranslator([
  declined,
  pending,
  // Before the chain: a blocked page can do nothing about a chain that the wallet lacks.
  byText(PAGE_BLOCKED, 'UNAUTHORIZED'),
  unknownChain,
  byNumber(WALLET_ERRORS),
])
