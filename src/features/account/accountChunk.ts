import type { Middleware } from '@reduxjs/toolkit'
import { registerLeaveReplacedWalletFlow } from '../connections/leaveReplacedWalletFlow'
import { registerShowRestoredAccountFlow } from '../connections/showRestoredAccountFlow'
import { modalApi } from '../../services/modalApi'
import type { FeatureChunk } from '../feature'
import { registerCopyTextFlow } from './copyTextFlow'
import { registerDropPendingQueriesFlow } from './dropPendingQueriesFlow'
import { registerForgetAccountFlow } from './forgetAccountFlow'
import { registerLoadBalanceFlow } from './loadBalanceFlow'
import { registerLoadIdentityFlow } from './loadIdentityFlow'

export const account: FeatureChunk = {
  slices: [modalApi],
  middleware: modalApi.middleware as Middleware,
  flows: [
    registerDropPendingQueriesFlow,
    registerLeaveReplacedWalletFlow,
    registerShowRestoredAccountFlow,
    registerForgetAccountFlow,
    registerLoadBalanceFlow,
    registerLoadIdentityFlow,
    registerCopyTextFlow,
  ],
}
