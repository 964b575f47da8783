import type { FeatureChunk } from '../feature'
import { registerCopyTextFlow } from './copyTextFlow'
import { registerForgetAccountFlow } from './forgetAccountFlow'
import { registerLoadBalanceFlow } from './loadBalanceFlow'
import { registerLoadIdentityFlow } from './loadIdentityFlow'
import { registerLoadTokensFlow } from './loadTokensFlow'
import { registerShareAddressFlow } from './shareAddressFlow'

export const chunk: FeatureChunk = {
  flows: [
    registerForgetAccountFlow,
    registerLoadBalanceFlow,
    registerLoadIdentityFlow,
    registerCopyTextFlow,
    registerShareAddressFlow,
    registerLoadTokensFlow,
  ],
}
