import { defineFeature } from '../../core/feature'

/** Buying coins with money from providers that have their own pages. */
export const onramp = defineFeature({
  name: 'onramp',
  after: ['account'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/onrampTexts'),
  views: {
    OnRampProviders: {
      title: 'onramp.title',
      tells: 'SELECT_BUY_CRYPTO',
      needsAccount: true,
      load: () => import('./views/OnRampProvidersView'),
    },
    BuyInProgress: {
      title: 'onramp.buyTitle',
      needsAccount: true,
      load: () => import('./views/BuyInProgressView'),
    },
    OnRampActivity: {
      title: 'onramp.activityTitle',
      needsAccount: true,
      load: () => import('./views/OnRampActivityView'),
    },
    OnRampFiatSelect: {
      title: 'onramp.fiatTitle',
      load: () => import('./views/OnRampFiatSelectView'),
    },
    OnRampTokenSelect: {
      title: 'selectToken.title',
      load: () => import('./views/OnRampTokenSelectView'),
    },
    WhatIsABuy: {
      title: 'onramp.whatTitle',
      tells: 'SELECT_WHAT_IS_A_BUY',
      load: () => import('./views/WhatIsABuyView'),
    },
  },
})
