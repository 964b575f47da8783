import { transactionSubmitted } from '../../events/sendEvents'
import { defineFeature } from '../feature'

/** What happened in an account, and what became of what was sent from here. */
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
