import { defineFeature } from '../feature'
import { connectorsSlice } from './connectorsSlice'
import { registerDiscoverConnectorsFlow } from './discoverConnectorsFlow'
import { registerReadNamesFlow } from './readNamesFlow'

/** Wallets installed in this browser, and the list of wallets. */
export const connectors = defineFeature({
  name: 'connectors',
  after: ['connections'],
  chunk: {
    slices: [connectorsSlice],
    flows: [registerDiscoverConnectorsFlow, registerReadNamesFlow],
  },
  texts: () => import('../../strings/en/multiChainTexts'),
  views: {
    Connect: {
      title: 'connect.title',
      home: 'disconnected',
      shows: ['connectors', 'walletLinks', 'branding'],
      load: () => import('./views/ConnectView'),
    },
    ConnectWallets: {
      title: 'connect.title',
      shows: ['connectors', 'walletLinks', 'branding'],
      load: () => import('./views/ConnectWalletsView'),
    },
    ConnectingMultiChain: {
      title: 'multiChain.title',
      load: () => import('./views/ConnectingMultiChainView'),
    },
  },
})
