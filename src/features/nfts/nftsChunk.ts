import type { FeatureChunk } from '../feature'
import { registerLoadCollectiblesFlow } from './loadCollectiblesFlow'
import { nftsSlice } from './nftsSlice'

export const nfts: FeatureChunk = {
  slices: [nftsSlice],
  flows: [registerLoadCollectiblesFlow],
}
