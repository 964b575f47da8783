import type { FeatureRow } from '../feature'

/** All that happened in an account. */
export const activityViews: FeatureRow = {
  name: 'activityViews',
  after: ['acting'],
  views: {
    Transactions: {
      title: 'transactions.title',
      needsAccount: true,
      needs: 'activity',
      shows: ['history'],
      height: 704,
      load: () => import('./views/TransactionsView'),
    },
  },
}
