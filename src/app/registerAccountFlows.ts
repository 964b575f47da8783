import { registerCopyTextFlow } from '../features/account/copyTextFlow'
import { registerForgetAccountFlow } from '../features/account/forgetAccountFlow'
import { registerLoadBalanceFlow } from '../features/account/loadBalanceFlow'
import { registerLoadIdentityFlow } from '../features/account/loadIdentityFlow'
import { registerLoadTokensFlow } from '../features/account/loadTokensFlow'
import { registerSignFlow } from '../features/connections/signFlow'
import { registerChooseNetworkFlow } from '../features/network/chooseNetworkFlow'
import { registerLeaveSwitchViewFlow } from '../features/network/leaveSwitchViewFlow'
import { registerSwitchNetworkFlow } from '../features/network/switchNetworkFlow'
import { registerReportErrorsFlow } from '../features/notifications/reportErrorsFlow'
import { registerLoadConfigFlow } from '../features/options/loadConfigFlow'
import { registerLoadActivityFlow } from '../features/transactions/loadActivityFlow'
import { registerTrackReceiptFlow } from '../features/transactions/trackReceiptFlow'
import { registerReadMetadataFlow } from '../features/options/readMetadataFlow'
import { registerSuggestWalletsFlow } from '../features/wallets/suggestWalletsFlow'
import type { AppStartListening } from '../store/listening'

/** The side effects around an account, one line each. What looks at where we are stands before what moves on. */
const FLOWS: readonly ((startListening: AppStartListening) => unknown)[] = [
  registerSignFlow,
  registerChooseNetworkFlow,
  registerSwitchNetworkFlow,
  registerReportErrorsFlow,
  registerLeaveSwitchViewFlow,
  registerForgetAccountFlow,
  registerReadMetadataFlow,
  registerLoadConfigFlow,
  registerSuggestWalletsFlow,
  registerLoadBalanceFlow,
  registerLoadIdentityFlow,
  registerLoadTokensFlow,
  registerLoadActivityFlow,
  registerTrackReceiptFlow,
  registerCopyTextFlow,
]

export function registerAccountFlows(startListening: AppStartListening): void {
  for (const register of FLOWS) register(startListening)
}
