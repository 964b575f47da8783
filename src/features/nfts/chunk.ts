import type { FeatureChunk } from '../feature'
import { registerLoadCollectiblesFlow } from './loadCollectiblesFlow'
import { nftsSlice } from './nftsSlice'

export const chunk: FeatureChunk = {
  slices: [nftsSlice],
  flows: [registerLoadCollectiblesFlow],
}
