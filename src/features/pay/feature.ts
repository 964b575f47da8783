import { loadPayTexts } from '../../strings/loadLazyTexts'
import type { FeatureRow } from '../feature'

/** Paying what a page asks for, from a wallet or from an exchange. A page that does not want it never fetches its code. */
export const pay: FeatureRow = {
  name: 'pay',
  after: ['account', 'acting'],
  load: () => import('./payChunk'),
  loadTexts: loadPayTexts,
  views: {
    Pay: {
      title: 'pay.title',
      staysAfterDisconnect: true,
      load: () => import('./views/payViews'),
    },
    PayLoading: {
      title: 'pay.exchangeTitle',
      load: () => import('./views/payViews'),
    },
  },
}
