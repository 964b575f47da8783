import { walletConnected } from '../../events/connectionEvents'
import { defineFeature } from '../../core/feature'

/** Permissions for keys of apps. Their chunk never loads on a page without them. */
export const smartSessions = defineFeature({
  name: 'smartSessions',
  after: ['account', 'requests'],
  wakesOn: (action, { options }, { storage }) =>
    options.features.smartSessions === true &&
    walletConnected.match(action) &&
    storage?.getItem('walletModal/unfinished_sessions') != null,
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/sessionsTexts'),
  views: {
    SmartSessionCreated: {
      title: 'sessions.title',
      needsAccount: true,
      load: () => import('./views/SmartSessionCreatedView'),
    },
    SmartSessionList: {
      title: 'sessions.title',
      titleTag: 'sessions.beta',
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
})
