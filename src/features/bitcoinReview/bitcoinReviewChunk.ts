import type { FeatureChunk } from '../feature'
import { bitcoinReviewSlice } from './bitcoinReviewSlice'
import { registerRememberTransfersFlow } from './rememberTransfersFlow'
import { registerShowTransferReviewFlow } from './showTransferReviewFlow'

export const bitcoinReview: FeatureChunk = {
  slices: [bitcoinReviewSlice],
  flows: [registerRememberTransfersFlow, registerShowTransferReviewFlow],
}
