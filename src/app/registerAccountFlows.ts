import { registerCopyTextFlow } from '../features/account/copyTextFlow'
import { registerForgetAccountFlow } from '../features/account/forgetAccountFlow'
import { registerLoadBalanceFlow } from '../features/account/loadBalanceFlow'
import { registerLoadIdentityFlow } from '../features/account/loadIdentityFlow'
import { registerAdoptWalletNetworkFlow } from '../features/network/adoptWalletNetworkFlow'
import { registerReportErrorsFlow } from '../features/notifications/reportErrorsFlow'
import { registerReportMistakesFlow } from '../features/notifications/reportMistakesFlow'
import { registerLoadConfigFlow } from '../features/options/loadConfigFlow'
import { registerReadMetadataFlow } from '../features/options/readMetadataFlow'
import { registerReportIgnoredOptionsFlow } from '../features/options/reportIgnoredOptionsFlow'
import type { AppStartListening } from '../store/listening'

/** The side effects around an account, one line each. */
const FLOWS: readonly ((startListening: AppStartListening) => unknown)[] = [
  registerReportErrorsFlow,
  registerReportMistakesFlow,
  registerAdoptWalletNetworkFlow,
  registerForgetAccountFlow,
  registerReadMetadataFlow,
  registerLoadConfigFlow,
  registerReportIgnoredOptionsFlow,
  registerLoadBalanceFlow,
  registerLoadIdentityFlow,
  registerCopyTextFlow,
]

export function registerAccountFlows(startListening: AppStartListening): void {
  for (const register of FLOWS) register(startListening)
}
