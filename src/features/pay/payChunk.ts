import type { FeatureChunk } from '../feature'
import { registerAskExchangesFlow } from './askExchangesFlow'
import { registerEndPaymentFlow } from './endPaymentFlow'
import { registerFollowWalletPaymentFlow } from './followWalletPaymentFlow'
import { registerOpenPayFlow } from './openPayFlow'
import { registerPayFromExchangeFlow } from './payFromExchangeFlow'
import { registerPayFromWalletFlow } from './payFromWalletFlow'
import { paySlice } from './paySlice'
import { registerRedirectAfterPayFlow } from './redirectAfterPayFlow'

export const pay: FeatureChunk = {
  slices: [paySlice],
  flows: [
    registerOpenPayFlow,
    registerAskExchangesFlow,
    registerPayFromWalletFlow,
    registerFollowWalletPaymentFlow,
    registerPayFromExchangeFlow,
    registerEndPaymentFlow,
    registerRedirectAfterPayFlow,
  ],
}
