import type { FeatureChunk } from '../../core/feature'
import { registerResetSwapOnAccountChangeFlow } from './resetSwapOnAccountChangeFlow'
import { registerConfirmSwapFlow } from './confirmSwapFlow'
import { registerFillSwapMaxFlow } from './fillSwapMaxFlow'
import { registerLeaveSwapFlow } from './leaveSwapFlow'
import { registerLoadSwapFlow } from './loadSwapFlow'
import { registerOpenSwapFlow } from './openSwapFlow'
import { registerQuoteSwapFlow } from './quoteSwapFlow'
import { registerRefreshReviewFlow } from './refreshReviewFlow'
import { registerReviewSwapFlow } from './reviewSwapFlow'
import { toSwapEvent } from './toSwapEvent'
import { swapSlice } from './swapSlice'

export const chunk: FeatureChunk = {
  slices: [swapSlice],
  flows: [
    registerResetSwapOnAccountChangeFlow,
    registerOpenSwapFlow,
    registerLeaveSwapFlow,
    registerLoadSwapFlow,
    registerQuoteSwapFlow,
    registerFillSwapMaxFlow,
    registerReviewSwapFlow,
    registerRefreshReviewFlow,
    registerConfirmSwapFlow,
  ],
  events: toSwapEvent,
}
