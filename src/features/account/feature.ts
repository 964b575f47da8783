import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted, walletConnected } from '../../events/connectionEvents'
import { connectExpected } from '../../events/expectedEvents'
import { defineFeature } from '../feature'
import {
  accountRefreshRequested,
  accountSlice,
  copyRequested,
  pairingUriCopyRequested,
} from './accountSlice'
import { registerCloseOnDisconnectFlow } from './closeOnDisconnectFlow'

/** Who is connected: balance, tokens and identity of an account. */
export const account = defineFeature({
  name: 'account',
  // Its slice comes with the engine: nothing waits for what comes later.
  owns: [],
  after: ['services', 'notifications', 'network', 'options', 'theme'],
  wakesOn: isAnyOf(
    connectExpected,
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
