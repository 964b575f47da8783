import { defineFeature } from '../feature'
import { transferReviewed, transferReviewRequested } from './bitcoinReviewEvents'

/** A Bitcoin payment that a page worked out, shown before a wallet is asked. */
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
