import type { FeatureRow } from '../feature'
import { loadFindingTexts } from '../../strings/loadTexts'
import { connectorsSlice } from './connectorsSlice'
import { registerDiscoverConnectorsFlow } from './discoverConnectorsFlow'
import { registerReadNamesFlow } from './readNamesFlow'

/** Wallets that announce themselves in the page, and the list of them. */
export const connectors: FeatureRow = {
  name: 'connectors',
  chunk: {
    slices: [connectorsSlice],
    flows: [registerDiscoverConnectorsFlow, registerReadNamesFlow],
  },
  loadTexts: loadFindingTexts,
  views: {
    Connect: {
      title: 'connect.title',
      home: 'disconnected',
      shows: ['connectors', 'walletLinks'],
      load: () => import('./views/ConnectView'),
    },
    ConnectingMultiChain: {
      title: 'multiChain.title',
      load: () => import('./views/ConnectingMultiChainView'),
    },
    WhatIsAWallet: {
      title: 'whatIsAWallet.title',
      load: () => import('../wallets/views/WhatIsAWalletView'),
    },
  },
}
