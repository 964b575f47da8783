import { loadNftsTexts } from '../../strings/loadLazyTexts'
import { tabSelected } from '../account/accountSlice'
import type { FeatureRow } from '../feature'

/** Collectibles of an account: its tab, and each by itself. */
export const nfts: FeatureRow = {
  name: 'nfts',
  after: ['account', 'acting'],
  wakesOn: action => tabSelected.match(action) && action.payload.tab === 'nfts',
  load: () => import('./nftsChunk'),
  loadTexts: loadNftsTexts,
  views: {
    Collectible: {
      title: 'collectible.title',
      needsAccount: true,
      height: 560,
      load: () => import('./views/CollectibleView'),
    },
  },
}
