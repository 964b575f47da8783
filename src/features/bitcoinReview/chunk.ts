import type { FeatureChunk } from '../../core/feature'
import { bitcoinReviewSlice } from './bitcoinReviewSlice'
import { registerShowTransferReviewFlow } from './showTransferReviewFlow'

export const chunk: FeatureChunk = {
  slices: [bitcoinReviewSlice],
  flows: [registerShowTransferReviewFlow],
}
