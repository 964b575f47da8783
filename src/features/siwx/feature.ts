import { walletConnected } from '../../events/connectionEvents'
import type { FeatureRow } from '../feature'

/** Signing in by a signature of the connected wallet. A page that does not want it never fetches its code. */
export const siwx: FeatureRow = {
  name: 'siwx',
  after: ['account', 'requests'],
  wakesOn: (action, _state, { siwx }) => siwx !== undefined && walletConnected.match(action),
  load: () => import('./siwxChunk'),
  views: {
    SIWXSignMessage: {
      title: 'siwx.title',
      isRequired: true,
      shows: ['walletRequest'],
      load: () => import('./views/SIWXSignMessageView'),
    },
  },
}
