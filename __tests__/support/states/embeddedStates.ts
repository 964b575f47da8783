import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { DEFAULT_FEATURES } from '../../../src/domain/options'
import { viewEntry } from '../../../src/domain/views'
import { accountsChanged, walletConnected } from '../../../src/events/connectionEvents'
import {
  accountTypeRequested,
  smartAccountNetworksRead,
} from '../../../src/core/login/accountTypeEvents'
import {
  emailChangeCancelled,
  emailChanged,
  emailChangeFailed,
  emailChangeOtpRefused,
  emailChangeOtpSent,
  emailChangeOtpSubmitted,
  newEmailSubmitted,
  primaryOtpAccepted,
} from '../../../src/features/embedded/emailChange/emailChangeEvents'
import { emailLoginFailed, emailSubmitted } from '../../../src/features/embedded/emailFieldEvents'
import {
  otpAccepted,
  otpRefused,
  otpSubmitted,
  deviceLinkFailed,
  deviceLinkSent,
  otpSent,
  emailConnectFailed,
  emailLoginCancelled,
  emailLoginCompleted,
  frameRequestsChanged,
  loginStorageReported,
  resendFailed,
  resendRequested,
} from '../../../src/features/embedded/embeddedEvents'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed, viewReplaced } from '../../../src/core/router/routerSlice'
import { open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { ETHEREUM, sampleAccount, sampleCapabilities } from '../../../src/testing/samples'
import { SAMPLE_APPROVAL_ID, SAMPLE_EMAIL_ID } from '../../../src/testing/sampleSecrets'
import { stateAfter } from '../../../src/testing/stateAfter'

const { page, found, nothingFound, walletConnect, suggestions, consent } = beginnings

const PAST = 0
/** Far in the future, so that a countdown looks the same whenever a test runs. */
const SOON = 4_102_444_800_000

/** Email only: social logins have their own states. */
const byEmail = { ...DEFAULT_FEATURES, socials: false }
const offered = optionsGiven({ hasEmbedded: true, features: byEmail })
const atConnect = [...page, offered, nothingFound, open(viewEntry('Connect'))]
const sent = emailSubmitted({ emailId: SAMPLE_EMAIL_ID })
const code = (cooldownEndsAt: number) => [
  ...atConnect,
  sent,
  otpSent({ cooldownEndsAt }),
  viewPushed(viewEntry('EmailVerifyOtp')),
]
const entered = [...code(PAST), otpSubmitted({ codeId: 'sample-code' })]
const device = (cooldownEndsAt: number) => [
  ...atConnect,
  sent,
  deviceLinkSent({ cooldownEndsAt }),
  viewPushed(viewEntry('EmailVerifyDevice')),
]
const failure = (codeOf: ErrorCode) => ({ error: { code: codeOf, detail: codeOf } })
const refused = (codeOf: ErrorCode) => () => stateAfter(...entered, otpRefused(failure(codeOf)))
const atField = (codeOf: ErrorCode) => () =>
  stateAfter(
    ...atConnect,
    sent,
    emailLoginFailed({
      ...failure(codeOf),
      cooldownEndsAt: codeOf === 'EMAIL_COOLDOWN' ? SOON : null,
    }),
  )

const login = walletConnected({
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  accounts: [sampleAccount],
  capabilities: sampleCapabilities,
  caipNetworkId: ETHEREUM,
  walletName: 'Email wallet',
  isRestored: false,
})
const live: readonly UnknownAction[] = [...page, offered, found, login, open(viewEntry('Account'))]
const approvalActions = frameRequestsChanged({
  approvalId: SAMPLE_APPROVAL_ID,
  requests: [{ id: 'sample', namespace: 'eip155', method: 'personal_sign' }],
})

const fromSettings = { redirectView: 'Account' } as const
const edit = [...live, viewPushed(viewEntry('UpdateEmailWallet', fromSettings))]
const saved = newEmailSubmitted({ emailId: SAMPLE_EMAIL_ID })
const primary = (cooldownEndsAt: number) => [
  ...edit,
  saved,
  emailChangeOtpSent({ cooldownEndsAt }),
  viewPushed(viewEntry('UpdateEmailPrimaryOtp', fromSettings)),
]
const secondary = [
  ...primary(PAST),
  primaryOtpAccepted(),
  viewReplaced(viewEntry('UpdateEmailSecondaryOtp', fromSettings)),
]
const checking = emailChangeOtpSubmitted({ otpId: 'sample-code' })

const key = { ...sampleAccount, type: 'eoa' } as const
const contract = {
  ...sampleAccount,
  address: '0x5AA0C7e4A1b9F07E1f7c2b6D9DA1Ff52c3A8D1E0',
  type: 'smartAccount',
} as const
const bothTypes = (isSmart: boolean) =>
  accountsChanged({
    namespace: 'eip155',
    connectorId: 'ID_AUTH',
    accounts: isSmart ? [contract, key] : [key, contract],
  })
const smart = smartAccountNetworksRead([ETHEREUM])
const atSettings = viewPushed(viewEntry('AccountSettings'))

/** States of the email login and of the account behind it. */
export const embeddedStates = {
  email: () => stateAfter(...atConnect),
  emailBesideWallets: () =>
    stateAfter(...page, offered, walletConnect, found, ...suggestions, open(viewEntry('Connect'))),
  emailWithConsent: () => stateAfter(...page, offered, found, consent, open(viewEntry('Connect'))),
  emailCollapsed: () =>
    stateAfter(
      ...page,
      optionsGiven({ hasEmbedded: true, features: { ...byEmail, collapseWallets: true } }),
      nothingFound,
      open(viewEntry('Connect')),
    ),
  connectWallets: () =>
    stateAfter(
      ...page,
      optionsGiven({ hasEmbedded: true, features: { ...byEmail, collapseWallets: true } }),
      found,
      open(viewEntry('Connect')),
      viewPushed(viewEntry('ConnectWallets')),
    ),
  emailOnly: () =>
    stateAfter(
      ...page,
      optionsGiven({ hasEmbedded: true, features: byEmail, wallets: { enableWallets: false } }),
      nothingFound,
      open(viewEntry('Connect')),
    ),
  emailSending: () => stateAfter(...atConnect, sent),
  emailInvalid: atField('EMAIL_INVALID'),
  emailCooldown: atField('EMAIL_COOLDOWN'),
  emailUnreachable: atField('FRAME_LOAD_FAILED'),
  emailRefused: atField('FRAME_REFUSED'),
  emailUnanswered: atField('FRAME_REQUEST_TIMEOUT'),
  emailFailed: atField('UNKNOWN'),
  emailTaken: () => stateAfter(...live, open(viewEntry('Connect'))),
  emailLogin: () => stateAfter(...page, offered, nothingFound, open(viewEntry('EmailLogin'))),
  emailLoginOff: () => stateAfter(...page, nothingFound, open(viewEntry('EmailLogin'))),
  emailCode: () => stateAfter(...code(PAST)),
  emailCodeCooldown: () => stateAfter(...code(SOON)),
  emailCodeResending: () => stateAfter(...code(PAST), resendRequested()),
  emailCodeChecking: () => stateAfter(...entered),
  emailCodeWrong: refused('CODE_WRONG'),
  emailCodeExpired: refused('CODE_EXPIRED'),
  emailCodeSpent: refused('CODE_SPENT'),
  emailCodeUnreachable: refused('FRAME_REQUEST_TIMEOUT'),
  emailCodeNotResent: () =>
    stateAfter(
      ...code(PAST),
      resendRequested(),
      resendFailed({ ...failure('SERVICE_UNREACHABLE'), cooldownEndsAt: null }),
    ),
  emailCodeConnecting: () => stateAfter(...entered, otpAccepted()),
  emailCodeNotConnected: () =>
    stateAfter(...entered, otpAccepted(), emailConnectFailed(failure('FRAME_REQUEST_TIMEOUT'))),
  emailCodeDone: () => stateAfter(...entered, otpAccepted(), login, emailLoginCompleted()),
  emailCodeDoneNotStored: () =>
    stateAfter(
      ...entered,
      otpAccepted(),
      login,
      loginStorageReported({ isStoredHere: false }),
      emailLoginCompleted(),
    ),
  emailCodeOver: () => stateAfter(...code(PAST), emailLoginCancelled()),
  emailDevice: () => stateAfter(...device(PAST)),
  emailDeviceCooldown: () => stateAfter(...device(SOON)),
  emailDeviceExpired: () =>
    stateAfter(...device(PAST), deviceLinkFailed(failure('DEVICE_EXPIRED'))),
  emailDeviceFailed: () =>
    stateAfter(...device(PAST), deviceLinkFailed(failure('FRAME_LOAD_FAILED'))),
  emailDeviceNotResent: () =>
    stateAfter(
      ...device(PAST),
      resendRequested(),
      resendFailed({ ...failure('SERVICE_UNREACHABLE'), cooldownEndsAt: null }),
    ),
  emailDeviceOver: () => stateAfter(...device(PAST), emailLoginCancelled()),
  emailAccount: () => stateAfter(...live),
  emailAccountSettings: () => stateAfter(...live, viewPushed(viewEntry('AccountSettings'))),
  updateEmail: () => stateAfter(...edit),
  updateEmailByPage: () => stateAfter(...live, viewPushed(viewEntry('UpdateEmailWallet'))),
  updateEmailSending: () => stateAfter(...edit, saved),
  updateEmailCooldown: () =>
    stateAfter(
      ...edit,
      saved,
      emailChangeFailed({ ...failure('EMAIL_COOLDOWN'), cooldownEndsAt: SOON }),
    ),
  updateEmailRefused: () =>
    stateAfter(
      ...edit,
      saved,
      emailChangeFailed({ ...failure('EMAIL_INVALID'), cooldownEndsAt: null }),
    ),
  primaryOtp: () => stateAfter(...primary(PAST)),
  primaryOtpCooldown: () => stateAfter(...primary(SOON)),
  primaryOtpChecking: () => stateAfter(...primary(PAST), checking),
  primaryOtpWrong: () =>
    stateAfter(...primary(PAST), checking, emailChangeOtpRefused(failure('CODE_WRONG'))),
  primaryOtpOver: () => stateAfter(...primary(PAST), emailChangeCancelled()),
  secondaryOtp: () => stateAfter(...secondary),
  secondaryOtpEnded: () =>
    stateAfter(...secondary, checking, emailChangeOtpRefused(failure('SESSION_ENDED'))),
  secondaryOtpDone: () => stateAfter(...secondary, checking, emailChanged()),
  emailUpgrade: () =>
    stateAfter(
      ...live,
      viewPushed(viewEntry('AccountSettings')),
      viewPushed(viewEntry('UpgradeEmailWallet')),
    ),
  emailSmartOff: () => stateAfter(...live, bothTypes(false), smart, atSettings),
  emailSmartOn: () => stateAfter(...live, bothTypes(true), smart, atSettings),
  emailSmartSwitching: () =>
    stateAfter(
      ...live,
      bothTypes(false),
      smart,
      atSettings,
      accountTypeRequested({ namespace: 'eip155', accountType: 'smartAccount' }),
    ),
  emailSmartWallets: () =>
    stateAfter(...live, bothTypes(true), smart, viewPushed(viewEntry('ProfileWallets'))),
  emailAccountSettingsNotStored: () =>
    stateAfter(
      ...live,
      loginStorageReported({ isStoredHere: false }),
      viewPushed(viewEntry('AccountSettings')),
    ),
  emailApprove: () =>
    stateAfter(...live, approvalActions, viewPushed(viewEntry('ApproveTransaction'))),
} as const
