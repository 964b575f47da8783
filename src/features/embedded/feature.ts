import { defineFeature } from '../feature'
import { accountTypeNotSwitched, accountTypeRequested } from './accountTypeEvents'
import { emailLoginFailed, emailSubmitted } from './emailFieldEvents'
import { isEmbeddedConnection } from './isEmbeddedConnection'

/** An account by email, behind a frame. A page without `embeddedWallet()` never fetches its code. */
export const embedded = defineFeature({
  name: 'embedded',
  after: ['account', 'connections'],
  wakesOn: isEmbeddedConnection,
  load: () => import('./chunk'),
  prefetch: 'list',
  isUsedWith: ({ hasEmbedded }) => hasEmbedded,
  texts: () => import('../../strings/en/embeddedTexts'),
  refuse(held) {
    const error = { code: 'CODE_NOT_LOADED', detail: held.type } as const
    if (emailSubmitted.match(held)) return emailLoginFailed({ error, cooldownEndsAt: null })
    return accountTypeRequested.match(held)
      ? accountTypeNotSwitched({ ...held.payload, error })
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
    ApproveTransaction: {
      title: 'approve.title',
      isRequired: true,
      height: 656,
      load: () => import('./views/ApproveTransactionView'),
    },
    AccountSettings: {
      title: 'accountSettings.title',
      needsAccount: true,
      load: () => import('./views/AccountSettingsView'),
    },
  },
})
