import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted, walletConnected } from '../../events/connectionEvents'
import { connectPreloadRequested } from '../../events/preloadEvents'
import { defineFeature } from '../feature'
import {
  accountRefreshRequested,
  accountSlice,
  copyRequested,
  pairingUriCopyRequested,
} from './accountSlice'
import { registerCloseOnDisconnectFlow } from './closeOnDisconnectFlow'

/** Balance, tokens and identity of the connected account. */
export const account = defineFeature({
  name: 'account',
  // The slice is part of the engine, so no view waits for it.
  owns: [],
  after: ['services', 'notifications', 'network', 'options', 'theme'],
  wakesOn: isAnyOf(
    connectPreloadRequested,
    connectRequested,
    restoreStarted,
    walletConnected,
    accountRefreshRequested,
    pairingUriCopyRequested,
    copyRequested,
  ),
  isNeededBy: ({ shows }) => shows?.includes('holdings') === true,
  chunk: { slices: [accountSlice], flows: [registerCloseOnDisconnectFlow] },
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/accountTexts'),
  views: {
    Account: {
      title: 'account.title',
      isTitleHidden: true,
      home: 'connected',
      needsAccount: true,
      shows: ['holdings', 'history', 'activeNetwork'],
      height: 704,
      prefetch: 'connected',
      load: () => import('./views/AccountView'),
    },
    WalletReceive: {
      title: 'receive.title',
      needsAccount: true,
      shows: ['activeNetwork'],
      load: () => import('./views/WalletReceiveView'),
    },
  },
})
