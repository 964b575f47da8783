import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted, walletConnected } from '../../events/connectionEvents'
import { connectPreloadRequested } from '../../events/preloadEvents'
import { defineFeature } from '../feature'
import { toConnectionEvent } from './toConnectionEvent'
import { registerConnectWalletFlow } from './connectWalletFlow'
import { registerDisconnectWalletFlow } from './disconnectWalletFlow'
import { registerSyncOtherTabsFlow } from './syncOtherTabsFlow'
import { isSessionStored } from './isSessionStored'
import { registerWatchWalletFlow } from './watchWalletFlow'

const isConnecting = isAnyOf(
  connectPreloadRequested,
  connectRequested,
  restoreStarted,
  walletConnected,
)

/** Connecting, watching, restoring and disconnecting wallets. */
export const connections = defineFeature({
  name: 'connections',
  // The slice is part of the page's first chunk, so no view waits for it.
  owns: [],
  after: ['account'],
  wakesOn: action => isConnecting(action) || isSessionStored(action),
  chunk: {
    flows: [
      registerConnectWalletFlow,
      registerWatchWalletFlow,
      registerDisconnectWalletFlow,
      registerSyncOtherTabsFlow,
    ],
    events: toConnectionEvent,
  },
  load: () => import('./chunk'),
  prefetch: 'idle',
  texts: () => import('../../strings/en/connectionsTexts'),
  views: {
    ConnectingExternal: {
      title: 'connecting.title',
      tells: 'SELECT_WALLET',
      isNamedAfterConnector: true,
      abandons: 'connecting',
      isPreloadedBy: connectPreloadRequested.match,
      prefetch: 'idle',
      load: () => import('./views/ConnectingExternalView'),
    },
  },
})
