import type { StringKey } from '../strings/strings'

/** Where a failure is shown: a short toast, the developers' alert bar, the view itself, or nowhere. */
export type ErrorSurface = 'toast' | 'alert' | 'view' | 'silent'

interface ErrorEntry {
  readonly surface: ErrorSurface
  readonly text: StringKey
}

const entry = <T extends StringKey>(surface: ErrorSurface, text: T) => ({ surface, text })

/** Every failure the product reports, by code. Codes are public: never rename or reuse one. */
export const ERRORS = {
  // set-up
  PROJECT_ID_MISSING: entry('alert', 'errors.projectIdMissing'),
  SIWX_AND_SIWE: entry('alert', 'errors.siwxAndSiwe'),
  UNKNOWN_OPTION: entry('alert', 'errors.unknownOption'),
  INVALID_OPTION: entry('alert', 'errors.invalidOption'),
  STORE_NOT_INTEGRATED: entry('alert', 'errors.storeNotIntegrated'),
  ADAPTER_NOT_FOUND: entry('toast', 'errors.adapterNotFound'),
  CODE_NOT_LOADED: entry('toast', 'errors.codeNotLoaded'),
  PEER_MISSING: entry('toast', 'errors.peerMissing'),
  // wallet
  USER_REJECTED: entry('view', 'errors.userRejected'),
  REQUEST_PENDING: entry('view', 'errors.requestPending'),
  UNAUTHORIZED: entry('view', 'errors.unauthorized'),
  UNSUPPORTED_METHOD: entry('view', 'errors.unsupportedMethod'),
  PROVIDER_DISCONNECTED: entry('view', 'errors.providerDisconnected'),
  CHAIN_DISCONNECTED: entry('view', 'errors.chainDisconnected'),
  WALLET_NOT_FOUND: entry('view', 'errors.walletNotFound'),
  WALLET_CHANGED: entry('view', 'errors.walletChanged'),
  WALLETS_UNAVAILABLE: entry('view', 'errors.walletsUnavailable'),
  NO_ACCOUNTS: entry('view', 'errors.noAccounts'),
  CONNECT_FAILED: entry('view', 'errors.connectFailed'),
  CONNECT_TIMEOUT: entry('view', 'errors.connectTimeout'),
  RELAY_UNREACHABLE: entry('view', 'errors.relayUnreachable'),
  PAIRING_EXPIRED: entry('view', 'errors.pairingExpired'),
  MODAL_CLOSED: entry('silent', 'errors.modalClosed'),
  SESSION_ENDED: entry('toast', 'errors.sessionEnded'),
  DISCONNECT_FAILED: entry('toast', 'errors.disconnectFailed'),
  INVALID_CONNECTION_STATUS: entry('toast', 'errors.invalidConnectionStatus'),
  SIGN_FAILED: entry('toast', 'errors.signFailed'),
  SIGN_TIMEOUT: entry('toast', 'errors.signTimeout'),
  // signing in
  SIWX_INIT_FAILED: entry('toast', 'errors.siwxInitFailed'),
  SIWX_CHECK_FAILED: entry('view', 'errors.siwxCheckFailed'),
  SIWX_NOT_ENABLED: entry('toast', 'errors.siwxNotEnabled'),
  SIWX_NO_ADDRESS: entry('toast', 'errors.siwxNoAddress'),
  SIWX_NO_NETWORK: entry('toast', 'errors.siwxNoNetwork'),
  SIWX_NO_CLIENT: entry('toast', 'errors.siwxNoClient'),
  SIWX_MESSAGE_INVALID: entry('view', 'errors.siwxMessageInvalid'),
  SIWX_UNREACHABLE: entry('view', 'errors.siwxUnreachable'),
  SIWX_REFUSED: entry('view', 'errors.siwxRefused'),
  SIWX_BUSY: entry('view', 'errors.siwxBusy'),
  SIWX_SIGN_OUT_FAILED: entry('toast', 'errors.siwxSignOutFailed'),
  // network
  NETWORK_NOT_FOUND: entry('alert', 'errors.networkNotFound'),
  NETWORK_SWITCH_FAILED: entry('toast', 'errors.networkSwitchFailed'),
  NETWORK_SWITCH_TIMEOUT: entry('toast', 'errors.networkSwitchTimeout'),
  CHAIN_NOT_SUPPORTED: entry('toast', 'errors.chainNotSupported'),
  CHAIN_UNREACHABLE: entry('toast', 'errors.chainUnreachable'),
  // balances and history
  BALANCE_UNAVAILABLE: entry('toast', 'errors.balanceUnavailable'),
  HISTORY_UNAVAILABLE: entry('toast', 'errors.historyUnavailable'),
  HISTORY_WITHOUT_ADDRESS: entry('toast', 'errors.historyWithoutAddress'),
  // sending
  SEND_INCOMPLETE: entry('toast', 'errors.sendIncomplete'),
  SEND_WITHOUT_TOKEN: entry('toast', 'errors.sendWithoutToken'),
  TOKEN_MISMATCH: entry('view', 'errors.tokenMismatch'),
  TOKEN_NOT_CHECKED: entry('view', 'errors.tokenNotChecked'),
  SEND_UNSUPPORTED_CHAIN: entry('toast', 'errors.sendUnsupportedChain'),
  SEND_FAILED: entry('view', 'errors.sendFailed'),
  SEND_TIMEOUT: entry('view', 'errors.sendTimeout'),
  SEND_UNCERTAIN: entry('view', 'errors.sendUncertain'),
  ALREADY_KNOWN: entry('view', 'errors.alreadyKnown'),
  INTENT_CHANGED: entry('view', 'errors.intentChanged'),
  FEE_UNAVAILABLE: entry('view', 'errors.feeUnavailable'),
  INSUFFICIENT_FUNDS: entry('view', 'errors.insufficientFunds'),
  NONCE_TOO_LOW: entry('view', 'errors.nonceTooLow'),
  NONCE_TOO_HIGH: entry('view', 'errors.nonceTooHigh'),
  FEE_TOO_LOW: entry('view', 'errors.feeTooLow'),
  FEE_TOO_HIGH: entry('view', 'errors.feeTooHigh'),
  GAS_TOO_LOW: entry('view', 'errors.gasTooLow'),
  GAS_TOO_HIGH: entry('view', 'errors.gasTooHigh'),
  EXECUTION_REVERTED: entry('view', 'errors.executionReverted'),
  RECEIPT_TIMEOUT: entry('toast', 'errors.receiptTimeout'),
  TRANSACTION_FAILED: entry('toast', 'errors.transactionFailed'),
  TRANSACTION_REPLACED: entry('toast', 'errors.transactionReplaced'),
  NAME_NOT_RESOLVED: entry('view', 'errors.nameNotResolved'),
  // json-rpc
  PARSE_ERROR: entry('toast', 'errors.parseError'),
  INVALID_REQUEST: entry('toast', 'errors.invalidRequest'),
  INVALID_PARAMS: entry('toast', 'errors.invalidParams'),
  INVALID_INPUT: entry('toast', 'errors.invalidInput'),
  INTERNAL_RPC_ERROR: entry('toast', 'errors.internalRpcError'),
  RESOURCE_NOT_FOUND: entry('toast', 'errors.resourceNotFound'),
  RESOURCE_UNAVAILABLE: entry('toast', 'errors.resourceUnavailable'),
  TRANSACTION_REJECTED: entry('view', 'errors.transactionRejected'),
  LIMIT_EXCEEDED: entry('toast', 'errors.limitExceeded'),
  // batch calls (EIP-5792)
  UNSUPPORTED_CAPABILITY: entry('toast', 'errors.unsupportedCapability'),
  UNSUPPORTED_CHAIN_ID: entry('toast', 'errors.unsupportedChainId'),
  DUPLICATE_BUNDLE: entry('toast', 'errors.duplicateBundle'),
  UNKNOWN_BUNDLE: entry('toast', 'errors.unknownBundle'),
  BUNDLE_TOO_LARGE: entry('toast', 'errors.bundleTooLarge'),
  UPGRADE_REJECTED: entry('toast', 'errors.upgradeRejected'),
  ATOMICITY_NOT_SUPPORTED: entry('toast', 'errors.atomicityNotSupported'),
  // permissions for other keys (ERC-7715)
  PERMISSION_UNCERTAIN: entry('view', 'errors.permissionUncertain'),
  PERMISSION_UNFINISHED: entry('view', 'errors.permissionUnfinished'),
  // services
  SERVICE_UNREACHABLE: entry('toast', 'errors.serviceUnreachable'),
  SERVICE_ANSWER_INVALID: entry('toast', 'errors.serviceAnswerInvalid'),
  ORIGIN_NOT_ALLOWED: entry('alert', 'errors.originNotAllowed'),
  PROJECT_ID_INVALID: entry('alert', 'errors.projectIdInvalid'),
  PROJECT_ID_NOT_CONFIGURED: entry('alert', 'errors.projectIdNotConfigured'),
  JWT_NOT_VALID: entry('alert', 'errors.jwtNotValid'),
  SERVER_ERROR: entry('alert', 'errors.serverError'),
  RATE_LIMITED: entry('alert', 'errors.rateLimited'),
  // embedded wallet frame
  FRAME_LOAD_FAILED: entry('alert', 'errors.frameLoadFailed'),
  FRAME_REQUEST_TIMEOUT: entry('alert', 'errors.frameRequestTimeout'),
  RPC_NOT_ALLOWED: entry('toast', 'errors.rpcNotAllowed'),
  // browser
  COPY_FAILED: entry('toast', 'errors.copyFailed'),
  PASTE_FAILED: entry('toast', 'errors.pasteFailed'),
  STORAGE_BLOCKED: entry('silent', 'errors.storageBlocked'),
  CANCELLED: entry('silent', 'errors.cancelled'),
  UNKNOWN: entry('toast', 'errors.unknown'),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** A failure as it lives in state. `detail` is for developers, never shown alone. */
export interface ErrorState {
  readonly code: ErrorCode
  readonly detail: string
}
