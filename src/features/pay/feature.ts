import { defineFeature } from '../feature'

/** Paying what a page asks for, from a wallet or from an exchange. A page that does not want it never fetches its code. */
export const pay = defineFeature({
  name: 'pay',
  after: ['send'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/payTexts'),
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
})
