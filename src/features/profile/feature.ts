import { loadProfileTexts } from '../../strings/loadTexts'
import type { FeatureRow } from '../feature'

/** Who is connected on each chain family, and the way from one to another. */
export const profile: FeatureRow = {
  name: 'profile',
  loadTexts: loadProfileTexts,
  views: {
    ProfileWallets: {
      title: 'profile.title',
      staysAfterDisconnect: true,
      load: () => import('./views/ProfileWalletsView'),
    },
  },
}
