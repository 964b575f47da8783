import type { ModalEvent } from '../../src/app/host/onModalEvent'
import { viewEntry } from '../../src/domain/views'
import { accountTypeSwitched } from '../../src/events/accountEvents'
import { accountsChanged, disconnectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import { networkSwitched } from '../../src/events/networkEvents'
import { newEmailSubmitted } from '../../src/features/embedded/emailChange/emailChangeEvents'
import { emailFieldFocused, emailSubmitted } from '../../src/features/embedded/emailFieldEvents'
import {
  deviceRegistered,
  otpAccepted,
  otpRefused,
  otpSent,
  upgradeSelected,
} from '../../src/features/embedded/embeddedEvents'
import { farcasterRequested } from '../../src/features/embedded/social/socialBlockEvents'
import {
  socialApproved,
  socialCancelled,
  socialCompleted,
  socialFailed,
} from '../../src/features/embedded/social/socialEvents'
import {
  registrationDone,
  registrationFailed,
  registrationSigning,
} from '../../src/features/names/namesSlice'
import { chunkFetched } from '../../src/core/notifications/notificationsSlice'
import { providerChosen } from '../../src/features/onramp/onrampSlice'
import {
  signedIn,
  signInCancelled,
  signInFailed,
  signInRequested,
} from '../../src/features/siwx/siwxEvents'
import { answered } from '../../src/testing/createFakeHttp'
import { bob, HERON, NOW } from './flowWorld'
import { HASH } from './payment'
import {
  type EventJourney,
  dispatching,
  visiting,
  searching,
  loadingMore,
  paying,
  declining,
  failing,
  swapping,
  leavingSwap,
  payingOrder,
  connecting,
  parsing,
} from './eventSteps'

const namespace = 'eip155'
const wallet = { id: 'w0001', name: 'Sample 1', mobile_link: 'sample1://' }
const error = { code: 'UNKNOWN', detail: '' } as const
const ensName = 'ada.reown.id'
const provider = 'github'

/** Emitted before a test can listen: a test store has its code from the start. */
export type FirstEvent = 'MODAL_CREATED' | 'INITIALIZE'

/**
 * A journey per other event, by real actions in a real store; the compiler reports missing ones.
 */
export const EVENT_JOURNEYS: Readonly<
  Record<Exclude<ModalEvent['name'], FirstEvent>, EventJourney>
> = {
  MODAL_OPEN: dispatching(modalOpenRequested({})),
  MODAL_CLOSE: dispatching(modalCloseRequested({ by: 'visitor' })),
  CLICK_ALL_WALLETS: visiting(viewEntry('AllWallets')),
  SEARCH_WALLET: searching,
  SELECT_WALLET: connecting('connected'),
  CONNECT_SUCCESS: connecting('connected'),
  CONNECT_ERROR: connecting('CONNECT_FAILED'),
  USER_REJECTED: connecting('USER_REJECTED'),
  DISCONNECT_SUCCESS: dispatching(disconnectRequested({ namespace })),
  ACCOUNT_CHANGED: dispatching(accountsChanged({ ...HERON, accounts: [bob] })),
  GET_WALLET: visiting(viewEntry('Downloads', { wallet })),
  WALLET_IMPRESSION_V2: searching,
  CLICK_WALLET_HELP: visiting(viewEntry('WhatIsAWallet')),
  CLICK_NETWORK_HELP: visiting(viewEntry('WhatIsANetwork')),
  CLICK_GET_WALLET_HELP: visiting(viewEntry('GetWallet')),
  SELECT_WHAT_IS_A_BUY: visiting(viewEntry('WhatIsABuy')),
  CLICK_NETWORKS: visiting(viewEntry('Networks')),
  SWITCH_NETWORK: dispatching(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' })),
  EMAIL_LOGIN_SELECTED: dispatching(emailFieldFocused()),
  EMAIL_SUBMITTED: dispatching(emailSubmitted({ emailId: 'none' })),
  EMAIL_VERIFICATION_CODE_SENT: dispatching(otpSent({ cooldownEndsAt: NOW })),
  EMAIL_VERIFICATION_CODE_PASS: dispatching(otpAccepted()),
  EMAIL_VERIFICATION_CODE_FAIL: dispatching(otpRefused({ error })),
  DEVICE_REGISTERED_FOR_EMAIL: dispatching(deviceRegistered({ cooldownEndsAt: NOW })),
  EMAIL_EDIT: dispatching(newEmailSubmitted({ emailId: 'none' })),
  EMAIL_UPGRADE_FROM_MODAL: dispatching(upgradeSelected()),
  SOCIAL_LOGIN_STARTED: dispatching(farcasterRequested()),
  SOCIAL_LOGIN_REQUEST_USER_DATA: dispatching(socialApproved({ provider })),
  SOCIAL_LOGIN_SUCCESS: dispatching(socialCompleted({ provider })),
  SOCIAL_LOGIN_ERROR: dispatching(socialFailed({ provider, error })),
  SOCIAL_LOGIN_CANCELED: dispatching(socialCancelled({ provider })),
  SECURE_SITE_ERROR: dispatching(
    otpRefused({ error: { code: 'FRAME_REQUEST_TIMEOUT', detail: '' } }),
  ),
  SET_PREFERRED_ACCOUNT_TYPE: dispatching(
    accountTypeSwitched({
      namespace,
      accountType: 'eoa',
      caipNetworkId: 'eip155:1',
      preferred: {},
    }),
  ),
  CLICK_SIGN_SIWX_MESSAGE: dispatching(signInRequested({ namespace })),
  CLICK_CANCEL_SIWX: dispatching(signInCancelled({ namespace })),
  SIWX_AUTH_SUCCESS: dispatching(
    signedIn({
      namespace,
      caipNetworkId: 'eip155:1',
      address: bob.address,
      session: {
        address: bob.address,
        caipNetworkId: 'eip155:1',
        issuedAt: null,
        expirationTime: null,
      },
      isRestored: false,
    }),
  ),
  SIWX_AUTH_ERROR: dispatching(signInFailed({ namespace, error, isSmartAccount: false })),
  CLICK_TRANSACTIONS: visiting(viewEntry('Transactions')),
  LOAD_MORE_TRANSACTIONS: loadingMore(false),
  ERROR_FETCH_TRANSACTIONS: loadingMore(true),
  OPEN_ENS_FLOW: visiting(viewEntry('RegisterAccountName')),
  REGISTER_NAME_INITIATED: dispatching(registrationSigning({ name: ensName })),
  REGISTER_NAME_SUCCESS: dispatching(registrationDone({ name: ensName })),
  REGISTER_NAME_ERROR: dispatching(registrationFailed({ name: ensName, failure: 'service' })),
  OPEN_SEND: visiting(viewEntry('WalletSend')),
  SEND_INITIATED: paying(async () => HASH),
  SEND_SUCCESS: paying(async () => HASH),
  SEND_REJECTED: paying(declining),
  SEND_ERROR: paying(failing),
  OPEN_SWAP: swapping('ETH', 'confirmed'),
  CLICK_SELECT_TOKEN_TO_SWAP: leavingSwap(viewEntry('SwapSelectToken', { target: 'source' })),
  CLICK_SELECT_NETWORK_TO_SWAP: leavingSwap(viewEntry('Networks')),
  INITIATE_SWAP: swapping('ETH', 'confirmed'),
  SWAP_SUCCESS: swapping('ETH', 'confirmed'),
  SWAP_ERROR: swapping('ETH', 'failed'),
  SWAP_APPROVAL_ERROR: swapping('LINK', 'declined'),
  SELECT_BUY_CRYPTO: visiting(viewEntry('OnRampProviders')),
  SELECT_BUY_PROVIDER: dispatching(providerChosen('coinbase')),
  PAY_MODAL_OPEN: payingOrder('IN_PROGRESS'),
  PAY_EXCHANGE_SELECTED: payingOrder('IN_PROGRESS'),
  PAY_INITIATED: payingOrder('IN_PROGRESS'),
  PAY_SUCCESS: payingOrder('SUCCESS'),
  PAY_ERROR: payingOrder('FAILED'),
  API_ERROR: loadingMore(true),
  DATA_PARSING_ERROR: parsing(answered('not a history')),
  INTERNAL_SDK_ERROR: dispatching(
    chunkFetched({ name: 'send', isHere: false }),
    chunkFetched({ name: 'send', isHere: true }),
  ),
}
