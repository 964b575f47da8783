import type { FeatureChunk } from '../feature'
import { registerAskLinkFlow } from './askLinkFlow'
import { registerAskQuoteFlow } from './askQuoteFlow'
import { registerForgetWaitingFlow } from './forgetWaitingFlow'
import { registerGoToProviderFlow } from './goToProviderFlow'
import { registerLeavePickerFlow } from './leavePickerFlow'
import { registerLookForPurchaseFlow } from './lookForPurchaseFlow'
import { onrampEventOf } from './onrampEventOf'
import { onrampSlice } from './onrampSlice'
import { registerOpenProviderFlow } from './openProviderFlow'
import { registerReadCurrenciesFlow } from './readCurrenciesFlow'
import { registerReadPurchasesFlow } from './readPurchasesFlow'
import { registerShowPicturesFlow } from './showPicturesFlow'

export const chunk: FeatureChunk = {
  slices: [onrampSlice],
  flows: [
    registerForgetWaitingFlow,
    registerReadCurrenciesFlow,
    registerAskQuoteFlow,
    registerAskLinkFlow,
    registerGoToProviderFlow,
    registerOpenProviderFlow,
    registerLookForPurchaseFlow,
    registerReadPurchasesFlow,
    registerShowPicturesFlow,
    registerLeavePickerFlow,
  ],
  events: onrampEventOf,
}
