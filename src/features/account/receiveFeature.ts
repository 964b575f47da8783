import type { FeatureRow } from '../feature'

/** The address, to be copied or scanned. */
export const receiveViews: FeatureRow = {
  name: 'receiveViews',
  after: ['account'],
  views: {
    WalletReceive: {
      title: 'receive.title',
      needsAccount: true,
      shows: ['activeNetwork'],
      load: () => import('./views/WalletReceiveView'),
    },
  },
}
