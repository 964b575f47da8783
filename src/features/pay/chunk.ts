import type { FeatureChunk } from '../feature'
import { registerAskExchangesFlow } from './askExchangesFlow'
import { registerEndPaymentFlow } from './endPaymentFlow'
import { registerFollowWalletPaymentFlow } from './followWalletPaymentFlow'
import { registerOpenPayFlow } from './openPayFlow'
import { registerPayFromExchangeFlow } from './payFromExchangeFlow'
import { registerPayFromWalletFlow } from './payFromWalletFlow'
import { payEventOf } from './payEventOf'
import { paySlice } from './paySlice'
import { registerRedirectAfterPayFlow } from './redirectAfterPayFlow'
import { registerRememberOrdersFlow } from './rememberOrdersFlow'

export const chunk: FeatureChunk = {
  slices: [paySlice],
  flows: [
    registerRememberOrdersFlow,
    registerOpenPayFlow,
    registerAskExchangesFlow,
    registerPayFromWalletFlow,
    registerFollowWalletPaymentFlow,
    registerPayFromExchangeFlow,
    registerEndPaymentFlow,
    registerRedirectAfterPayFlow,
  ],
  events: payEventOf,
}
