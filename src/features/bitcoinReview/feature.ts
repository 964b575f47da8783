import { defineFeature } from '../../core/feature'
import { transferReviewed, transferReviewRequested } from './bitcoinReviewEvents'

/** Review of a Bitcoin payment the page built. */
export const bitcoinReview = defineFeature({
  name: 'bitcoinReview',
  after: ['send'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/bitcoinReviewTexts'),
  refuse: held =>
    transferReviewRequested.match(held)
      ? transferReviewed({
          id: held.payload.id,
          error: { code: 'CODE_NOT_LOADED', detail: held.type },
        })
      : null,
  views: {
    BitcoinReview: {
      title: 'preview.title',
      needsAccount: true,
      load: () => import('./views/BitcoinReviewView'),
    },
  },
})
