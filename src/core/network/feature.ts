import { isAnyOf } from '@reduxjs/toolkit'
import {
  networkChosen,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../events/networkEvents'
import { defineFeature } from '../feature'

const isSwitchRequest = isAnyOf(networkChosen, networkSwitchRequested)

/** Choosing a network and switching the wallet to it. */
export const network = defineFeature({
  name: 'network',
  owns: [],
  after: ['services', 'notifications'],
  wakesOn: isSwitchRequest,
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/networkTexts'),
  isNeededBy: ({ shows }) =>
    shows?.some(each => each === 'activeNetwork' || each === 'offeredNetworks') === true,
  refuse: held =>
    isSwitchRequest(held)
      ? networkSwitchFailed({
          caipNetworkId: held.payload.caipNetworkId,
          error: { code: 'CODE_NOT_LOADED', detail: held.type },
        })
      : null,
  views: {
    Networks: {
      title: 'networks.title',
      tells: 'CLICK_NETWORKS',
      shows: ['offeredNetworks'],
      load: () => import('./views/NetworksView'),
    },
    SwitchNetwork: {
      title: 'switchNetwork.title',
      shows: ['walletRequest'],
      abandons: 'switching',
      load: () => import('./views/SwitchNetworkView'),
    },
    SwitchActiveChain: {
      title: 'switchActiveChain.title',
      load: () => import('./views/SwitchActiveChainView'),
    },
    UnsupportedChain: {
      title: 'unsupportedChain.title',
      isRequired: true,
      shows: ['offeredNetworks'],
      load: () => import('./views/UnsupportedChainView'),
    },
    WalletCompatibleNetworks: {
      title: 'compatible.title',
      needsAccount: true,
      shows: ['offeredNetworks'],
      load: () => import('./views/WalletCompatibleNetworksView'),
    },
    WhatIsANetwork: {
      title: 'whatIsANetwork.title',
      tells: 'CLICK_NETWORK_HELP',
      load: () => import('./views/WhatIsANetworkView'),
    },
  },
})
