import { transactionSubmitted } from '../../events/sendEvents'
import type { FeatureRow } from '../feature'

/** What happened in an account, and what became of what was sent from here. */
export const transactions: FeatureRow = {
  name: 'transactions',
  wakesOn: transactionSubmitted.match,
  isNeededBy: ({ shows }) => shows?.includes('history') === true,
}
