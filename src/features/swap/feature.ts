import { defineFeature } from '../../core/feature'

/** Swapping one token for another. */
export const swap = defineFeature({
  name: 'swap',
  after: ['send'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/swapTexts'),
  views: {
    Swap: {
      title: 'swap.title',
      needsAccount: true,
      needs: 'send',
      shows: ['holdings', 'activeNetwork'],
      load: () => import('./views/SwapView'),
    },
    SwapSelectToken: {
      title: 'selectToken.title',
      tells: 'CLICK_SELECT_TOKEN_TO_SWAP',
      needsAccount: true,
      needs: 'send',
      shows: ['holdings', 'activeNetwork'],
      load: () => import('./views/SwapSelectTokenView'),
    },
    SwapPreview: {
      title: 'swap.previewTitle',
      needsAccount: true,
      needs: 'send',
      shows: ['holdings', 'activeNetwork', 'walletRequest'],
      abandons: 'review',
      load: () => import('./views/SwapPreviewView'),
    },
  },
})
