import type { StringKey } from '../strings/strings'

/** Where a failure is shown: a toast, the developers' alert bar, the view itself, or nowhere. */
export type ErrorSurface = 'toast' | 'alert' | 'view' | 'silent'

/** Every failure, by code, and where it is shown. Codes are public: never rename or reuse one. */
export const ERRORS = {
  // set-up
  PROJECT_ID_MISSING: 'alert',
  SIWX_AND_SIWE: 'alert',
  UNKNOWN_OPTION: 'alert',
  INVALID_OPTION: 'alert',
  STORE_NOT_INTEGRATED: 'alert',
  STORE_INTEGRATED_TWICE: 'alert',
  ADAPTER_NOT_FOUND: 'toast',
  CODE_NOT_LOADED: 'toast',
  PEER_MISSING: 'toast',
  PEER_VERSION: 'toast',
  // wallet
  NOT_CONNECTED: 'toast',
  USER_REJECTED: 'view',
  REQUEST_PENDING: 'view',
  UNAUTHORIZED: 'view',
  UNSUPPORTED_METHOD: 'view',
  WATCH_ONLY: 'toast',
  WATCH_ADDRESS_INVALID: 'view',
  PROVIDER_DISCONNECTED: 'view',
  CHAIN_DISCONNECTED: 'view',
  WALLET_NOT_FOUND: 'view',
  WALLET_CHANGED: 'view',
  WALLETS_UNAVAILABLE: 'view',
  NO_ACCOUNTS: 'view',
  CONNECT_FAILED: 'view',
  CONNECT_TIMEOUT: 'view',
  RELAY_UNREACHABLE: 'view',
  PAIRING_EXPIRED: 'view',
  MODAL_CLOSED: 'silent',
  SESSION_ENDED: 'toast',
  DISCONNECT_FAILED: 'toast',
  INVALID_CONNECTION_STATUS: 'toast',
  SIGN_FAILED: 'toast',
  SIGN_TIMEOUT: 'toast',
  // sign-in
  SIWX_INIT_FAILED: 'toast',
  SIWX_CHECK_FAILED: 'view',
  SIWX_NOT_ENABLED: 'toast',
  SIWX_NO_ADDRESS: 'toast',
  SIWX_NO_NETWORK: 'toast',
  SIWX_NO_CLIENT: 'toast',
  SIWX_MESSAGE_INVALID: 'view',
  SIWX_UNREACHABLE: 'view',
  SIWX_REFUSED: 'view',
  SIWX_BUSY: 'view',
  SIWX_SIGN_OUT_FAILED: 'toast',
  // network
  NETWORK_NOT_FOUND: 'alert',
  NETWORK_SWITCH_FAILED: 'toast',
  NETWORK_SWITCH_TIMEOUT: 'toast',
  CHAIN_NOT_SUPPORTED: 'toast',
  CHAIN_UNREACHABLE: 'toast',
  // balances and history
  BALANCE_UNAVAILABLE: 'toast',
  HISTORY_UNAVAILABLE: 'toast',
  HISTORY_WITHOUT_ADDRESS: 'toast',
  // sending
  SEND_INCOMPLETE: 'toast',
  SEND_WITHOUT_TOKEN: 'toast',
  TOKEN_MISMATCH: 'view',
  TOKEN_NOT_CHECKED: 'view',
  TOKEN_UNSUPPORTED: 'view',
  TOKEN_WITHHOLDS: 'view',
  SEND_UNSUPPORTED_CHAIN: 'toast',
  SEND_FAILED: 'view',
  SEND_TIMEOUT: 'view',
  REVIEW_TIMEOUT: 'toast',
  SEND_UNCERTAIN: 'view',
  ALREADY_KNOWN: 'view',
  INTENT_CHANGED: 'view',
  FEE_UNAVAILABLE: 'view',
  INSUFFICIENT_FUNDS: 'view',
  NONCE_TOO_LOW: 'view',
  NONCE_TOO_HIGH: 'view',
  FEE_TOO_LOW: 'view',
  FEE_TOO_HIGH: 'view',
  GAS_TOO_LOW: 'view',
  GAS_TOO_HIGH: 'view',
  EXECUTION_REVERTED: 'view',
  RECEIPT_TIMEOUT: 'toast',
  TRANSACTION_FAILED: 'toast',
  TRANSACTION_REPLACED: 'toast',
  NAME_NOT_RESOLVED: 'view',
  // json-rpc
  PARSE_ERROR: 'toast',
  INVALID_REQUEST: 'toast',
  INVALID_PARAMS: 'toast',
  INVALID_INPUT: 'toast',
  INTERNAL_RPC_ERROR: 'toast',
  RESOURCE_NOT_FOUND: 'toast',
  RESOURCE_UNAVAILABLE: 'toast',
  TRANSACTION_REJECTED: 'view',
  LIMIT_EXCEEDED: 'toast',
  // batch calls (EIP-5792)
  UNSUPPORTED_CAPABILITY: 'toast',
  UNSUPPORTED_CHAIN_ID: 'toast',
  DUPLICATE_BUNDLE: 'toast',
  UNKNOWN_BUNDLE: 'toast',
  BUNDLE_TOO_LARGE: 'toast',
  UPGRADE_REJECTED: 'toast',
  ATOMICITY_NOT_SUPPORTED: 'toast',
  // permissions for other keys (ERC-7715)
  PERMISSION_FAILED: 'view',
  PERMISSION_UNCERTAIN: 'view',
  PERMISSION_UNFINISHED: 'view',
  // payments requested by the page
  INVALID_PAYMENT_CONFIG: 'silent',
  INVALID_CHAIN_NAMESPACE: 'silent',
  INVALID_ASSET: 'silent',
  INVALID_RECIPIENT: 'silent',
  INVALID_AMOUNT: 'silent',
  UNABLE_TO_INITIATE_PAYMENT: 'silent',
  PAYMENT_IN_PROGRESS: 'silent',
  UNABLE_TO_GET_EXCHANGES: 'view',
  ASSET_NOT_SUPPORTED: 'view',
  UNABLE_TO_GET_PAY_URL: 'view',
  LINK_REFUSED: 'view',
  UNABLE_TO_GET_BUY_STATUS: 'view',
  GENERIC_PAYMENT_ERROR: 'view',
  // services
  SERVICE_UNREACHABLE: 'toast',
  SERVICE_ANSWER_INVALID: 'toast',
  ORIGIN_NOT_ALLOWED: 'alert',
  PROJECT_ID_INVALID: 'alert',
  PROJECT_ID_NOT_CONFIGURED: 'alert',
  JWT_NOT_VALID: 'alert',
  SERVER_ERROR: 'alert',
  RATE_LIMITED: 'alert',
  PROJECT_LIMIT_EXCEEDED: 'alert',
  // embedded wallet frame
  FRAME_LOAD_FAILED: 'alert',
  FRAME_REFUSED: 'alert',
  FRAME_REQUEST_TIMEOUT: 'alert',
  EMAIL_INVALID: 'view',
  EMAIL_COOLDOWN: 'view',
  CODE_WRONG: 'view',
  CODE_EXPIRED: 'view',
  CODE_SPENT: 'view',
  DEVICE_EXPIRED: 'view',
  POPUP_CLOSED: 'view',
  POPUP_BLOCKED: 'view',
  SOCIAL_LOGIN_FAILED: 'view',
  SOCIAL_LOGIN_DENIED: 'view',
  SOCIAL_EMAIL_UNVERIFIED: 'view',
  UNTRUSTED_ORIGIN: 'view',
  RPC_NOT_ALLOWED: 'toast',
  // browser
  COPY_FAILED: 'toast',
  PASTE_FAILED: 'toast',
  STORAGE_BLOCKED: 'silent',
  CANCELLED: 'silent',
  UNKNOWN: 'toast',
} as const satisfies Record<string, ErrorSurface>

export type ErrorCode = keyof typeof ERRORS

type CamelCase<S extends string> = S extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<S>

type ErrorTextKey<Code extends string> = Extract<StringKey, `errors.${CamelCase<Code>}`>

/** Returns the message key of an error code: `errors.chainUnreachable` for `CHAIN_UNREACHABLE`. */
export const getErrorTextKey = <Code extends ErrorCode>(code: Code): ErrorTextKey<Code> =>
  `errors.${code.toLowerCase().replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase())}` as ErrorTextKey<Code>

/** A failure as stored in state. `detail` is for developers and never shown on its own. */
export interface ErrorState {
  readonly code: ErrorCode
  readonly detail: string
}
