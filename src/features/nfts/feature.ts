import { tabSelected } from '../../core/account/accountSlice'
import { defineFeature } from '../../core/feature'

/** The account's collectibles: a tab, and a view for each. */
export const nfts = defineFeature({
  name: 'nfts',
  after: ['transactions'],
  wakesOn: action => tabSelected.match(action) && action.payload.tab === 'nfts',
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/nftsTexts'),
  parts: {
    NftList: () =>
      import('./components/NftListWithTexts').then(({ NftListWithTexts }) => NftListWithTexts),
  },
  views: {
    Collectible: {
      title: 'collectible.title',
      needsAccount: true,
      height: 560,
      load: () => import('./views/CollectibleView'),
    },
  },
})
