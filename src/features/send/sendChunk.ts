import type { FeatureChunk } from '../feature'
import { registerChangeSenderFlow } from './changeSenderFlow'
import { registerCheckReceiverFlow } from './checkReceiverFlow'
import { registerEstimateArrivalFlow } from './estimateArrivalFlow'
import { registerEstimateFeeFlow } from './estimateFeeFlow'
import { registerFillMaxFlow } from './fillMaxFlow'
import { registerPasteReceiverFlow } from './pasteReceiverFlow'
import { registerRememberRequestsFlow } from './rememberRequestsFlow'
import { registerResolveReceiverFlow } from './resolveReceiverFlow'
import { registerReviewSendFlow } from './reviewSendFlow'
import { sendSlice } from './sendSlice'
import { registerSubmitSendFlow } from './submitSendFlow'

export const send: FeatureChunk = {
  slices: [sendSlice],
  flows: [
    registerChangeSenderFlow,
    registerResolveReceiverFlow,
    registerPasteReceiverFlow,
    registerFillMaxFlow,
    registerRememberRequestsFlow,
    registerReviewSendFlow,
    registerEstimateFeeFlow,
    registerEstimateArrivalFlow,
    registerCheckReceiverFlow,
    registerSubmitSendFlow,
  ],
}
