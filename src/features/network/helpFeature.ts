import type { FeatureRow } from '../feature'

/** Where an address can be sent to, and what a network is. */
export const networkHelp: FeatureRow = {
  name: 'networkHelp',
  views: {
    WalletCompatibleNetworks: {
      title: 'compatible.title',
      needsAccount: true,
      shows: ['offeredNetworks'],
      load: () => import('./views/WalletCompatibleNetworksView'),
    },
    WhatIsANetwork: {
      title: 'whatIsANetwork.title',
      load: () => import('./views/WhatIsANetworkView'),
    },
  },
}
