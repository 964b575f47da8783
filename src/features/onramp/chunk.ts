import type { FeatureChunk } from '../../core/feature'
import { registerRequestLinkFlow } from './requestLinkFlow'
import { registerRequestQuoteFlow } from './requestQuoteFlow'
import { registerResetPendingPurchaseFlow } from './resetPendingPurchaseFlow'
import { registerResetFormFlow } from './resetFormFlow'
import { registerShowProviderFlow } from './showProviderFlow'
import { registerClosePickerFlow } from './closePickerFlow'
import { registerPollPurchaseFlow } from './pollPurchaseFlow'
import { toOnrampEvent } from './toOnrampEvent'
import { onrampSlice } from './onrampSlice'
import { registerOpenProviderFlow } from './openProviderFlow'
import { registerReadCurrenciesFlow } from './readCurrenciesFlow'
import { registerReadPurchasesFlow } from './readPurchasesFlow'
import { registerShowPicturesFlow } from './showPicturesFlow'

export const chunk: FeatureChunk = {
  slices: [onrampSlice],
  flows: [
    registerResetPendingPurchaseFlow,
    registerResetFormFlow,
    registerReadCurrenciesFlow,
    registerRequestQuoteFlow,
    registerRequestLinkFlow,
    registerShowProviderFlow,
    registerOpenProviderFlow,
    registerPollPurchaseFlow,
    registerReadPurchasesFlow,
    registerShowPicturesFlow,
    registerClosePickerFlow,
  ],
  events: toOnrampEvent,
}
