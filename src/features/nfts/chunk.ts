import type { FeatureChunk } from '../../core/feature'
import { registerLoadCollectiblesFlow } from './loadCollectiblesFlow'
import { nftsSlice } from './nftsSlice'

export const chunk: FeatureChunk = {
  slices: [nftsSlice],
  flows: [registerLoadCollectiblesFlow],
}
