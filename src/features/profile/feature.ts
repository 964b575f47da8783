import { defineFeature } from '../../core/feature'

/** The connected wallets per namespace, and switching between them. */
export const profile = defineFeature({
  name: 'profile',
  after: ['account'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/profileTexts'),
  views: {
    ProfileWallets: {
      title: 'profile.title',
      staysAfterDisconnect: 'whileConnected',
      load: () => import('./views/ProfileWalletsView'),
    },
  },
})
