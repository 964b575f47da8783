import type { UnknownAction } from '@reduxjs/toolkit'
import {
  ERRORS,
  getErrorTextKey,
  type ErrorCode,
  type ErrorSurface,
} from '../../../src/domain/errorCatalogue'
import { viewEntry } from '../../../src/domain/views'
import { connectFailed } from '../../../src/events/connectionEvents'
import { reviewNotReady } from '../../../src/events/sendEvents'
import { socialFailed } from '../../../src/features/embedded/social/socialEvents'
import { alertRaised, toastShown } from '../../../src/core/notifications/notificationsSlice'
import { methodLeft, selectPay } from '../../../src/features/pay/paySlice'
import { historyReset } from '../../../src/core/router/routerSlice'
import { signInFailed } from '../../../src/features/siwx/siwxEvents'
import { revokeFailed } from '../../../src/features/smartSessions/smartSessionsEvents'
import type { RootState } from '../../../src/store/rootReducer'
import { HERON, open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { requestFacts, sendRequest } from './requestFacts'
import { stateAfter, testingReducer } from '../../../src/testing/stateAfter'
import { exchangesFailed } from './serviceAnswers'
import { states } from './states'

type CodeOn<S extends ErrorSurface> = {
  [Code in ErrorCode]: (typeof ERRORS)[Code] extends S ? Code : never
}[ErrorCode]

/** Reported to the page only by the method that fails, which shows it next to its own field. */
type ToldToPage = 'WATCH_ADDRESS_INVALID'

/** The failures that the modal shows. The others are reported to the page only. */
export type ShownError = Exclude<ErrorCode, CodeOn<'silent'> | ToldToPage>

type StateFactory = (code: ErrorCode) => () => RootState

const { page, found, connected, atConnect } = beginnings
const failure = (code: ErrorCode) => ({ code, detail: code })

/** Placeholders of the failure texts. */
const PARAMS = { wallet: 'Heron', network: 'Ethereum', origin: 'https://app.example' }

/** Applies one more action to a state. */
const withAction =
  <S extends RootState>(before: () => S, fact: (code: ErrorCode, state: S) => UnknownAction) =>
  (code: ErrorCode) =>
  () => {
    const state = before()
    return testingReducer(state, fact(code, state))
  }

const toast: StateFactory = code => () =>
  stateAfter(
    ...page,
    found,
    connected,
    open(viewEntry('Account')),
    toastShown({
      id: code,
      tone: 'negative',
      text: getErrorTextKey(code),
      params: PARAMS,
      isSticky: true,
    }),
  )
const alert: StateFactory = code => () =>
  stateAfter(
    ...atConnect,
    alertRaised({ id: code, tone: 'negative', text: getErrorTextKey(code), params: PARAMS }),
  )

const connecting = withAction(states.connectingWaiting, code =>
  connectFailed({ ...HERON, error: failure(code) }),
)
const signingIn = withAction(states.signInSigning, code =>
  signInFailed({ namespace: 'eip155', error: failure(code), isSmartAccount: false }),
)
const form = withAction(states.sendFilled, code => reviewNotReady(failure(code)))
const payment = withAction(states.previewWaiting, (code, { send }) =>
  requestFacts(sendRequest(send, 'request')).ended({ error: failure(code) }),
)
const permission = withAction(states.sessionRevoking, code =>
  revokeFailed({ pci: 'tidepool', error: failure(code) }),
)
const backAtWays = () => testingReducer(states.payPreparing(), historyReset(viewEntry('Pay')))
const notOpened = withAction(backAtWays, code => methodLeft({ error: failure(code) }))
const exchanges: StateFactory = code => () => {
  const state = states.payLoading()
  const { order } = selectPay(state)
  return order ? exchangesFailed(order, code).reduce(testingReducer, state) : state
}
const social = withAction(states.social, code =>
  socialFailed({ provider: 'google', error: failure(code) }),
)
const named = (state: () => RootState) => () => state

/** The view that shows each error; where several do, the first one most visitors reach. */
const IN_VIEWS: Readonly<Record<Exclude<CodeOn<'view'>, ToldToPage>, StateFactory>> = {
  USER_REJECTED: connecting,
  REQUEST_PENDING: connecting,
  UNAUTHORIZED: connecting,
  UNSUPPORTED_METHOD: connecting,
  PROVIDER_DISCONNECTED: connecting,
  CHAIN_DISCONNECTED: connecting,
  WALLET_NOT_FOUND: connecting,
  WALLET_CHANGED: connecting,
  WALLETS_UNAVAILABLE: named(states.allWalletsFailed),
  NO_ACCOUNTS: connecting,
  CONNECT_FAILED: connecting,
  CONNECT_TIMEOUT: connecting,
  RELAY_UNREACHABLE: named(states.pairingUnreachable),
  PAIRING_EXPIRED: named(states.pairingExpired),
  SIWX_CHECK_FAILED: named(states.signInUnchecked),
  SIWX_MESSAGE_INVALID: signingIn,
  SIWX_UNREACHABLE: signingIn,
  SIWX_REFUSED: signingIn,
  SIWX_BUSY: signingIn,
  TOKEN_MISMATCH: form,
  TOKEN_NOT_CHECKED: form,
  TOKEN_UNSUPPORTED: form,
  TOKEN_WITHHOLDS: form,
  NAME_NOT_RESOLVED: form,
  SEND_FAILED: payment,
  SEND_TIMEOUT: payment,
  SEND_UNCERTAIN: payment,
  ALREADY_KNOWN: payment,
  INTENT_CHANGED: payment,
  FEE_UNAVAILABLE: payment,
  INSUFFICIENT_FUNDS: payment,
  NONCE_TOO_LOW: payment,
  NONCE_TOO_HIGH: payment,
  FEE_TOO_LOW: payment,
  FEE_TOO_HIGH: payment,
  GAS_TOO_LOW: payment,
  GAS_TOO_HIGH: payment,
  EXECUTION_REVERTED: payment,
  TRANSACTION_REJECTED: payment,
  PERMISSION_FAILED: permission,
  PERMISSION_UNCERTAIN: permission,
  PERMISSION_UNFINISHED: permission,
  UNABLE_TO_GET_EXCHANGES: exchanges,
  ASSET_NOT_SUPPORTED: exchanges,
  UNABLE_TO_GET_PAY_URL: notOpened,
  LINK_REFUSED: notOpened,
  UNABLE_TO_GET_BUY_STATUS: named(states.payTimedOut),
  GENERIC_PAYMENT_ERROR: named(states.payFailed),
  EMAIL_INVALID: named(states.emailInvalid),
  EMAIL_COOLDOWN: named(states.emailCooldown),
  CODE_WRONG: named(states.emailCodeWrong),
  CODE_EXPIRED: named(states.emailCodeExpired),
  CODE_SPENT: named(states.emailCodeSpent),
  DEVICE_EXPIRED: named(states.emailDeviceExpired),
  POPUP_CLOSED: social,
  POPUP_BLOCKED: social,
  SOCIAL_LOGIN_FAILED: social,
  SOCIAL_LOGIN_DENIED: social,
  SOCIAL_EMAIL_UNVERIFIED: social,
  UNTRUSTED_ORIGIN: social,
}

const createErrorState = (code: ShownError): (() => RootState) => {
  if (code in IN_VIEWS) return IN_VIEWS[code as keyof typeof IN_VIEWS](code)
  return ERRORS[code] === 'alert' ? alert(code) : toast(code)
}

const isShown = (code: string): code is ShownError =>
  ERRORS[code as ErrorCode] !== 'silent' && code !== ('WATCH_ADDRESS_INVALID' satisfies ToldToPage)

/**
 * The modal as it shows each failure: in the view, in a toast, or in the developers' alert.
 * Failures reported to the page only are left out.
 *
 * @example
 * createTestStore({ state: errorStates.CONNECT_TIMEOUT })
 */
export const errorStates = Object.fromEntries(
  Object.keys(ERRORS)
    .filter(isShown)
    .map(code => [code, createErrorState(code)]),
) as Readonly<Record<ShownError, () => RootState>>
