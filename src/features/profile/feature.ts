import { defineFeature } from '../feature'

/** Who is connected on each chain family, and the way from one to another. */
export const profile = defineFeature({
  name: 'profile',
  after: ['account'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/profileTexts'),
  views: {
    ProfileWallets: {
      title: 'profile.title',
      staysAfterDisconnect: true,
      load: () => import('./views/ProfileWalletsView'),
    },
  },
})
