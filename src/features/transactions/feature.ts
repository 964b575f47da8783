import { transactionSubmitted } from '../../events/sendEvents'
import { defineFeature } from '../../core/feature'

/** The account's activity, and the outcome of transactions sent from this page. */
export const transactions = defineFeature({
  name: 'transactions',
  after: ['account'],
  wakesOn: transactionSubmitted.match,
  isNeededBy: ({ shows }) => shows?.includes('history') === true,
  load: () => import('./chunk'),
  prefetch: 'connected',
  views: {
    Transactions: {
      title: 'transactions.title',
      tells: 'CLICK_TRANSACTIONS',
      needsAccount: true,
      needs: 'activity',
      shows: ['history'],
      height: 704,
      load: () => import('./views/TransactionsView'),
    },
  },
})
