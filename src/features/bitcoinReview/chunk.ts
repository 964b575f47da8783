import type { FeatureChunk } from '../feature'
import { bitcoinReviewSlice } from './bitcoinReviewSlice'
import { registerShowTransferReviewFlow } from './showTransferReviewFlow'

export const chunk: FeatureChunk = {
  slices: [bitcoinReviewSlice],
  flows: [registerShowTransferReviewFlow],
}
