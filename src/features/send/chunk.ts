import type { FeatureChunk } from '../../core/feature'
import { registerChooseCoinFlow } from './chooseCoinFlow'
import { registerChangeSenderFlow } from './changeSenderFlow'
import { registerCheckRecipientFlow } from './recipient/checkRecipientFlow'
import { registerEstimateFeeFlow } from './estimateFeeFlow'
import { registerFillMaxFlow } from './fillMaxFlow'
import { registerPasteRecipientFlow } from './recipient/pasteRecipientFlow'
import { registerResolveRecipientFlow } from './recipient/resolveRecipientFlow'
import { registerReviewSendFlow } from './reviewSendFlow'
import { toSendEvent } from './toSendEvent'
import { sendSlice } from './sendSlice'
import { registerSubmitSendFlow } from './submitSendFlow'

export const chunk: FeatureChunk = {
  slices: [sendSlice],
  flows: [
    registerChooseCoinFlow,
    registerChangeSenderFlow,
    registerResolveRecipientFlow,
    registerPasteRecipientFlow,
    registerFillMaxFlow,
    registerReviewSendFlow,
    registerEstimateFeeFlow,
    registerCheckRecipientFlow,
    registerSubmitSendFlow,
  ],
  events: toSendEvent,
}
