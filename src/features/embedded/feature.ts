import { storeReady } from '../../events/lifecycleEvents'
import { isSocialPending } from '../../lib/links/pendingSocial'
import { defineFeature } from '../../core/feature'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { accountTypeNotSwitched, accountTypeRequested } from '../../core/login/accountTypeEvents'
import { emailLoginFailed, emailSubmitted } from './emailFieldEvents'
import { isEmbeddedConnection } from '../../core/login/isEmbeddedConnection'

/** Matches by name, since the action creators load with the social buttons. */
const SOCIAL = /embedded\/(?:social|farcaster)\w*Requested$/

/** Email and social login in an embedded frame. Pages without `embeddedWallet()` never load it. */
export const embedded = defineFeature({
  name: 'embedded',
  after: ['account', 'connections'],
  wakesOn: (action, _state, { storage }) =>
    isEmbeddedConnection(action) || (storeReady.match(action) && isSocialPending(storage)),
  load: () => import('./chunk'),
  prefetch: 'list',
  isUsedWith: ({ hasEmbedded }) => hasEmbedded,
  texts: () => import('../../strings/en/embeddedTexts'),
  parts: {
    AccountEmailLink: () =>
      import('./components/AccountEmailLink').then(({ AccountEmailLink }) => AccountEmailLink),
    EmailMethod: () => import('./components/EmailMethod').then(({ EmailMethod }) => EmailMethod),
    SocialMethod: () =>
      import('./components/SocialMethod').then(({ SocialMethod }) => SocialMethod),
    WalletsRow: () => import('./components/WalletsRow').then(({ WalletsRow }) => WalletsRow),
  },
  refuse(held) {
    const error = { code: 'CODE_NOT_LOADED', detail: held.type } as const
    if (emailSubmitted.match(held)) return emailLoginFailed({ error, cooldownEndsAt: null })
    if (accountTypeRequested.match(held)) return accountTypeNotSwitched({ ...held.payload, error })
    return SOCIAL.test(held.type)
      ? toastShown({ id: held.type, tone: 'negative', text: 'errors.codeNotLoaded' })
      : null
  },
  views: {
    EmailLogin: {
      title: 'emailLogin.title',
      load: () => import('./views/EmailLoginView'),
    },
    EmailVerifyOtp: {
      title: 'emailCode.title',
      abandons: 'connecting',
      prefetch: 'list',
      load: () => import('./views/EmailVerifyOtpView'),
    },
    EmailVerifyDevice: {
      title: 'emailDevice.title',
      abandons: 'connecting',
      load: () => import('./views/EmailVerifyDeviceView'),
    },
    ConnectSocials: {
      title: 'socials.title',
      shows: ['branding'],
      load: () => import('./views/ConnectSocialsView'),
    },
    ConnectingSocial: {
      title: 'social.title',
      abandons: 'connecting',
      load: () => import('./views/ConnectingSocialView'),
    },
    ConnectingFarcaster: {
      title: 'farcaster.title',
      abandons: 'connecting',
      load: () => import('./views/ConnectingFarcasterView'),
    },
    ApproveTransaction: {
      title: 'approve.title',
      isRequired: true,
      height: 656,
      load: () => import('./views/ApproveTransactionView'),
    },
    UpdateEmailWallet: {
      title: 'updateEmail.title',
      needsAccount: true,
      load: () => import('./views/UpdateEmailWalletView'),
    },
    UpdateEmailPrimaryOtp: {
      title: 'primaryOtp.title',
      needsAccount: true,
      load: () => import('./views/UpdateEmailPrimaryOtpView'),
    },
    UpdateEmailSecondaryOtp: {
      title: 'secondaryOtp.title',
      needsAccount: true,
      load: () => import('./views/UpdateEmailSecondaryOtpView'),
    },
    AccountSettings: {
      title: 'accountSettings.title',
      needsAccount: true,
      load: () => import('./views/AccountSettingsView'),
    },
    UpgradeEmailWallet: {
      title: 'upgrade.title',
      needsAccount: true,
      load: () => import('./views/UpgradeEmailWalletView'),
    },
  },
})
