import { isAnyOf } from '@reduxjs/toolkit'
import {
  networkChosen,
  networkSwitchFailed,
  networkSwitchRequested,
} from '../../events/networkEvents'
import type { FeatureRow } from '../feature'

const isMove = isAnyOf(networkChosen, networkSwitchRequested)

/** Choosing a network and moving the wallet there. */
export const networks: FeatureRow = {
  name: 'networks',
  wakesOn: isMove,
  isNeededBy: ({ shows }) =>
    shows?.some(each => each === 'activeNetwork' || each === 'offeredNetworks') === true,
  refuse: held =>
    isMove(held)
      ? networkSwitchFailed({
          caipNetworkId: held.payload.caipNetworkId,
          error: { code: 'CODE_NOT_LOADED', detail: held.type },
        })
      : null,
  views: {
    Networks: {
      title: 'networks.title',
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
  },
}
