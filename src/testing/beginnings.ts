import type { UnknownAction } from '@reduxjs/toolkit'
import { DEFAULT_FEATURES } from '../domain/options'
import { viewEntry, type ViewEntry } from '../domain/views'
import { walletConnected } from '../events/connectionEvents'
import { modalOpened } from '../events/modalEvents'
import { connectorsFound } from '../core/connectors/connectorsSlice'
import { networksConfigured } from '../core/network/networkSlice'
import { optionsGiven } from '../core/options/optionsSlice'
import { directoryRead } from '../core/wallets/directory/directorySlice'
import { platformRead } from '../core/wallets/walletsSlice'
import { readPlatform } from '../lib/links/platform'
import {
  ETHEREUM,
  sampleAccount,
  sampleCapabilities,
  sampleConnectors,
  sampleNetworks,
  sampleSuggestions,
} from './samples'

export const HERON = { namespace: 'eip155', connectorId: 'io.heron' } as const

const METADATA = { name: 'Harbour', description: '', url: 'https://app.example', icons: [] }

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

/** A page with five networks and its options applied. */
const page: readonly UnknownAction[] = [
  optionsGiven({ projectId: 'sample', metadata: METADATA }),
  networksConfigured({ networks: [...sampleNetworks], defaultId: ETHEREUM }),
]
const found = connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })
const walletConnect = optionsGiven({ hasWalletConnect: true })

export const open = (view: ViewEntry) => modalOpened({ view, namespace: null })

/** Action sequences that states start from, by prerequisite. */
export const beginnings = {
  page,
  found,
  nothingFound: connectorsFound({ namespace: 'eip155', connectors: [] }),
  walletConnect,
  onPhone: [...page, walletConnect, platformRead(PHONE)],
  atConnect: [...page, found, open(viewEntry('Connect'))],
  connected: walletConnected({
    ...HERON,
    accounts: [sampleAccount],
    capabilities: sampleCapabilities,
    caipNetworkId: ETHEREUM,
    walletName: 'Heron',
    isRestored: false,
  }),
  suggestions: directoryRead({ recommended: [...sampleSuggestions], count: 470 }),
  consent: optionsGiven({
    features: { ...DEFAULT_FEATURES, legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
    privacyPolicyUrl: 'https://app.example/privacy',
  }),
} as const
