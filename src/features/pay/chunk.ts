import type { FeatureChunk } from '../../core/feature'
import { registerChangePayerFlow } from './changePayerFlow'
import { registerLoadExchangesFlow } from './loadExchangesFlow'
import { registerEndPaymentFlow } from './endPaymentFlow'
import { registerForgetOrderFlow } from './forgetOrderFlow'
import { registerFollowWalletPaymentFlow } from './followWalletPaymentFlow'
import { registerOpenPayFlow } from './openPayFlow'
import { registerPayFromExchangeFlow } from './payFromExchangeFlow'
import { registerPayFromWalletFlow } from './payFromWalletFlow'
import { toPayEvent } from './toPayEvent'
import { paySlice } from './paySlice'
import { registerRedirectAfterPayFlow } from './redirectAfterPayFlow'
import { registerStoreUnsettledOrdersFlow } from './storeUnsettledOrdersFlow'

export const chunk: FeatureChunk = {
  slices: [paySlice],
  flows: [
    registerStoreUnsettledOrdersFlow,
    registerOpenPayFlow,
    registerLoadExchangesFlow,
    registerPayFromWalletFlow,
    registerFollowWalletPaymentFlow,
    registerPayFromExchangeFlow,
    registerChangePayerFlow,
    registerEndPaymentFlow,
    registerRedirectAfterPayFlow,
    registerForgetOrderFlow,
  ],
  events: toPayEvent,
}
