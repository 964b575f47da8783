import { walletConnected } from '../../events/connectionEvents'
import { loadSessionsTexts } from '../../strings/loadLazyTexts'
import type { FeatureRow } from '../feature'

/** What keys of pages may do for an account. A page that does not want it never fetches its code. */
export const smartSessions: FeatureRow = {
  name: 'smartSessions',
  after: ['account', 'acting'],
  wakesOn: (action, { options }, { storage }) =>
    options.features.smartSessions === true &&
    walletConnected.match(action) &&
    storage?.getItem('walletModal/unfinished_sessions') != null,
  load: () => import('./smartSessionsChunk'),
  loadTexts: loadSessionsTexts,
  views: {
    SmartSessionCreated: {
      title: 'sessions.title',
      needsAccount: true,
      load: () => import('./views/SmartSessionCreatedView'),
    },
    SmartSessionList: {
      title: 'sessions.title',
      needsAccount: true,
      shows: ['holdings'],
      load: () => import('./views/SmartSessionListView'),
    },
    SmartSessionRevoke: {
      title: 'sessions.revokeTitle',
      needsAccount: true,
      shows: ['holdings', 'walletRequest'],
      load: () => import('./views/SmartSessionRevokeView'),
    },
  },
}
