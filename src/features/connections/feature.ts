import { isAnyOf } from '@reduxjs/toolkit'
import { connectRequested, restoreStarted, walletConnected } from '../../events/connectionEvents'
import { connectExpected } from '../../events/expectedEvents'
import { defineFeature } from '../feature'
import { registerConnectWalletFlow } from './connectWalletFlow'
import { registerDisconnectWalletFlow } from './disconnectWalletFlow'
import { registerFollowOtherTabsFlow } from './followOtherTabsFlow'
import { isSessionStored } from './isSessionStored'
import { signFailed, signRequested } from './signEvents'
import { registerWatchWalletFlow } from './watchWalletFlow'

const isConnecting = isAnyOf(
  connectExpected,
  connectRequested,
  restoreStarted,
  walletConnected,
  signRequested,
)

/** Connecting a wallet, watching it, restoring its session, what a page asks it for, and disconnecting. */
export const connections = defineFeature({
  name: 'connections',
  owns: ['signing'],
  after: ['account', 'requests'],
  wakesOn: action => isConnecting(action) || isSessionStored(action),
  refuse: held =>
    signRequested.match(held)
      ? signFailed({
          id: held.payload.id,
          error: { code: 'CODE_NOT_LOADED', detail: held.type },
        })
      : null,
  chunk: {
    flows: [
      registerConnectWalletFlow,
      registerWatchWalletFlow,
      registerDisconnectWalletFlow,
      registerFollowOtherTabsFlow,
    ],
  },
  load: () => import('./chunk'),
  prefetch: 'idle',
  texts: () => import('../../strings/en/connectionsTexts'),
  views: {
    ConnectingExternal: {
      title: 'connecting.title',
      isNamedAfterConnector: true,
      abandons: 'connecting',
      isExpectedBy: connectExpected.match,
      prefetch: 'idle',
      load: () => import('./views/ConnectingExternalView'),
    },
  },
})
