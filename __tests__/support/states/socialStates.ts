import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { DEFAULT_FEATURES } from '../../../src/domain/options'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../src/domain/socials'
import { viewEntry } from '../../../src/domain/views'
import {
  farcasterRequested,
  socialRedirectRequested,
  socialRequested,
  socialsShown,
} from '../../../src/features/embedded/social/socialBlockEvents'
import {
  farcasterUriCreated,
  socialApproved,
  socialCancelled,
  socialCompleted,
  socialFailed,
} from '../../../src/features/embedded/social/socialEvents'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { open } from '../../../src/testing/beginnings'
import { beginnings } from './beginnings'
import { SAMPLE_FARCASTER_URI_ID } from '../../../src/testing/sampleSecrets'
import { stateAfter } from '../../../src/testing/stateAfter'

const { page, found, nothingFound, suggestions, walletConnect } = beginnings

const offering = (...socials: readonly SocialProvider[]) =>
  optionsGiven({ hasEmbedded: true, features: { ...DEFAULT_FEATURES, socials } })
const atConnect = (...socials: readonly SocialProvider[]) => [
  ...page,
  offering(...socials),
  nothingFound,
  open(viewEntry('Connect')),
]
const all = atConnect(...SOCIAL_PROVIDERS)
const google = { provider: 'google', windowId: 'sample-window' } as const
const begun = [...all, socialRequested(google), viewPushed(viewEntry('ConnectingSocial', google))]
const failed = (code: ErrorCode) => () =>
  stateAfter(...begun, socialFailed({ provider: 'google', error: { code, detail: code } }))
const farcaster = [...all, farcasterRequested(), viewPushed(viewEntry('ConnectingFarcaster'))]
const shown = farcasterUriCreated({ uriId: SAMPLE_FARCASTER_URI_ID })

/** States of social login. */
export const socialStates = {
  socials: () => stateAfter(...all),
  socialsBesideWallets: () =>
    stateAfter(
      ...page,
      offering(...SOCIAL_PROVIDERS),
      walletConnect,
      found,
      ...suggestions,
      open(viewEntry('Connect')),
    ),
  socialsOne: () => stateAfter(...atConnect('google')),
  socialsTwo: () => stateAfter(...atConnect('google', 'x')),
  socialsSix: () => stateAfter(...atConnect(...SOCIAL_PROVIDERS.slice(0, 6))),
  socialsPreparing: () => stateAfter(...all, socialsShown()),
  socialsAll: () => stateAfter(...all, viewPushed(viewEntry('ConnectSocials'))),
  socialsNone: () => stateAfter(...page, nothingFound, open(viewEntry('ConnectSocials'))),
  social: () => stateAfter(...begun),
  socialLeaving: () =>
    stateAfter(
      ...all,
      socialRedirectRequested({ provider: 'google' }),
      viewPushed(viewEntry('ConnectingSocial', { provider: 'google' })),
    ),
  socialClosed: failed('POPUP_CLOSED'),
  socialBlocked: failed('POPUP_BLOCKED'),
  socialDenied: failed('SOCIAL_LOGIN_DENIED'),
  socialUnverified: failed('SOCIAL_EMAIL_UNVERIFIED'),
  socialUntrusted: failed('UNTRUSTED_ORIGIN'),
  socialFailed: failed('SOCIAL_LOGIN_FAILED'),
  socialConnecting: () => stateAfter(...begun, socialApproved({ provider: 'google' })),
  socialDone: () =>
    stateAfter(
      ...begun,
      socialApproved({ provider: 'google' }),
      socialCompleted({ provider: 'google' }),
    ),
  socialOver: () => stateAfter(...begun, socialCancelled({ provider: 'google' })),
  farcasterAsking: () => stateAfter(...farcaster),
  farcaster: () => stateAfter(...farcaster, shown),
  farcasterConnecting: () =>
    stateAfter(...farcaster, shown, socialApproved({ provider: 'farcaster' })),
  farcasterFailed: () =>
    stateAfter(
      ...farcaster,
      socialFailed({
        provider: 'farcaster',
        error: { code: 'SOCIAL_LOGIN_FAILED', detail: 'SOCIAL_LOGIN_FAILED' },
      }),
    ),
} as const
