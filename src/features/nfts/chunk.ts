import type { FeatureChunk } from '../../core/feature'
import { registerForgetCollectiblesFlow } from './forgetCollectiblesFlow'
import { registerLoadCollectiblesFlow } from './loadCollectiblesFlow'
import { nftsSlice } from './nftsSlice'

export const chunk: FeatureChunk = {
  slices: [nftsSlice],
  // Forgets before it loads again: both react to the same actions.
  flows: [registerForgetCollectiblesFlow, registerLoadCollectiblesFlow],
}
