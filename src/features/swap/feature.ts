import { loadSwapTexts } from '../../strings/loadLazyTexts'
import type { FeatureRow } from '../feature'

/** One token for another. */
export const swap: FeatureRow = {
  name: 'swap',
  after: ['account', 'acting'],
  load: () => import('./swapChunk'),
  loadTexts: loadSwapTexts,
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
}
