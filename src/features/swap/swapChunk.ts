import type { FeatureChunk } from '../feature'
import { registerChangeSwapperFlow } from './changeSwapperFlow'
import { registerConfirmSwapFlow } from './confirmSwapFlow'
import { registerFillSwapMaxFlow } from './fillSwapMaxFlow'
import { registerLeaveSwapFlow } from './leaveSwapFlow'
import { registerLoadSwapFlow } from './loadSwapFlow'
import { registerQuoteSwapFlow } from './quoteSwapFlow'
import { registerRefreshReviewFlow } from './refreshReviewFlow'
import { registerRememberSwapsFlow } from './rememberSwapsFlow'
import { registerReviewSwapFlow } from './reviewSwapFlow'
import { swapSlice } from './swapSlice'

export const swap: FeatureChunk = {
  slices: [swapSlice],
  flows: [
    registerChangeSwapperFlow,
    registerLeaveSwapFlow,
    registerLoadSwapFlow,
    registerQuoteSwapFlow,
    registerFillSwapMaxFlow,
    registerRememberSwapsFlow,
    registerReviewSwapFlow,
    registerRefreshReviewFlow,
    registerConfirmSwapFlow,
  ],
}
