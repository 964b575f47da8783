import { DEFAULT_FEATURES } from '../../../src/domain/options'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { recommendedArgs } from '../../../src/core/wallets/directory/directoryArgs'
import { directoryRequested } from '../../../src/core/wallets/directory/directorySlice'
import { getWalletsKey } from '../../../src/core/wallets/directory/walletsCache'
import { platformRead } from '../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../src/lib/links/platform'
import { beginnings as pageBeginnings } from '../../../src/testing/beginnings'
import { stateAfter } from '../../../src/testing/stateAfter'
import { recommended, walletsPending } from './directoryAnswers'
import { sampleSuggestions } from './sampleWallets'

const PHONE = readPlatform({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  maxTouchPoints: 5,
  isPointerCoarse: true,
  isStandalone: false,
  isFramed: false,
  outerOrigin: null,
  hasTelegramObject: false,
  hasHostOpenLink: false,
  hasShare: false,
})

const walletConnect = optionsGiven({ hasWalletConnect: true })

const suggestionsArgs = recommendedArgs(stateAfter(...pageBeginnings.page, walletConnect))
const requested = directoryRequested({
  recommended: getWalletsKey(suggestionsArgs),
  configured: null,
})

/** The beginnings of the public states, and those that only the catalogue needs. */
export const beginnings = {
  ...pageBeginnings,
  nothingFound: connectorsFound({ namespace: 'eip155', connectors: [] }),
  walletConnect,
  onPhone: [...pageBeginnings.page, walletConnect, platformRead(PHONE)],
  suggestionsPending: [walletsPending(suggestionsArgs), requested],
  suggestions: [requested, ...recommended(sampleSuggestions, 470, suggestionsArgs)],
  consent: optionsGiven({
    features: { ...DEFAULT_FEATURES, legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
    privacyPolicyUrl: 'https://app.example/privacy',
  }),
} as const
