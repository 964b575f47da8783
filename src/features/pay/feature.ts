import { defineFeature } from '../../core/feature'

/** Payments that a page requests. Their chunk never loads on a page without them. */
export const pay = defineFeature({
  name: 'pay',
  after: ['send'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/payTexts'),
  views: {
    Pay: {
      title: 'pay.title',
      staysAfterDisconnect: 'always',
      load: () => import('./views/payViews'),
    },
    PayLoading: {
      title: 'pay.exchangeTitle',
      load: () => import('./views/payViews'),
    },
  },
})
