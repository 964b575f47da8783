import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry, type ViewEntry } from '../domain/views'
import { walletConnected } from '../events/connectionEvents'
import { modalOpened } from '../events/modalEvents'
import { connectorsFound } from '../core/connectors/connectorsSlice'
import { networksConfigured } from '../core/network/networkSlice'
import { optionsGiven } from '../core/options/optionsSlice'
import {
  ETHEREUM,
  sampleAccount,
  sampleCapabilities,
  sampleConnectors,
  sampleNetworks,
} from './samples'

export const HERON = { namespace: 'eip155', connectorId: 'io.heron' } as const

const METADATA = { name: 'Harbour', description: '', url: 'https://app.example', icons: [] }

/** A page with five networks and its options applied. */
const page: readonly UnknownAction[] = [
  optionsGiven({ projectId: 'sample', metadata: METADATA }),
  networksConfigured({ networks: [...sampleNetworks], defaultId: ETHEREUM }),
]
const found = connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })

export const open = (view: ViewEntry) => modalOpened({ view, namespace: null })

/** Action sequences that states start from, by prerequisite. */
export const beginnings = {
  page,
  found,
  atConnect: [...page, found, open(viewEntry('Connect'))],
  connected: walletConnected({
    ...HERON,
    accounts: [sampleAccount],
    capabilities: sampleCapabilities,
    caipNetworkId: ETHEREUM,
    walletName: 'Heron',
    isRestored: false,
  }),
} as const
