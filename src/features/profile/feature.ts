import { loadProfileTexts } from '../../strings/loadLazyTexts'
import type { FeatureRow } from '../feature'

/** Who is connected on each chain family, and the way from one to another. */
export const profileViews: FeatureRow = {
  name: 'profileViews',
  after: ['acting'],
  loadTexts: loadProfileTexts,
  views: {
    ProfileWallets: {
      title: 'profile.title',
      staysAfterDisconnect: true,
      load: () => import('./views/ProfileWalletsView'),
    },
  },
}
