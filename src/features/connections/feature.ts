import { connectExpected } from '../../events/expectedEvents'
import { loadConnectingTexts } from '../../strings/loadTexts'
import type { FeatureRow } from '../feature'
import { registerConnectWalletFlow } from './connectWalletFlow'
import { registerDisconnectWalletFlow } from './disconnectWalletFlow'
import { registerFollowOtherTabsFlow } from './followOtherTabsFlow'
import { isSessionStored } from './isSessionStored'
import { signFailed, signRequested } from './signEvents'
import { registerWatchWalletFlow } from './watchWalletFlow'

/** Connecting a wallet, watching it, and disconnecting. */
export const connections: FeatureRow = {
  name: 'connections',
  chunk: {
    flows: [
      registerConnectWalletFlow,
      registerWatchWalletFlow,
      registerDisconnectWalletFlow,
      registerFollowOtherTabsFlow,
    ],
  },
  views: {
    ConnectingExternal: {
      title: 'connecting.title',
      isNamedAfterConnector: true,
      abandons: 'connecting',
      isExpectedBy: connectExpected.match,
      load: () => import('./views/ConnectingExternalView'),
      loadTexts: loadConnectingTexts,
    },
  },
}

/** Taking back a stored session; most pages are opened without one. */
export const session: FeatureRow = {
  name: 'session',
  after: ['account'],
  wakesOn: isSessionStored,
  load: () => import('./sessionChunk'),
}

/** Signatures that a page asks for. */
export const signing: FeatureRow = {
  name: 'signing',
  wakesOn: signRequested.match,
  refuse: held =>
    signRequested.match(held)
      ? signFailed({
          id: held.payload.id,
          error: { code: 'CODE_NOT_LOADED', detail: held.type },
        })
      : null,
}
