import { registerCloseOnDisconnectFlow } from '../features/account/closeOnDisconnectFlow'
import { registerCopyTextFlow } from '../features/account/copyTextFlow'
import { registerForgetAccountFlow } from '../features/account/forgetAccountFlow'
import { registerLoadBalanceFlow } from '../features/account/loadBalanceFlow'
import { registerLoadIdentityFlow } from '../features/account/loadIdentityFlow'
import { registerLoadTokensFlow } from '../features/account/loadTokensFlow'
import { registerConnectWalletFlow } from '../features/connections/connectWalletFlow'
import { registerDisconnectWalletFlow } from '../features/connections/disconnectWalletFlow'
import { registerFollowOtherTabsFlow } from '../features/connections/followOtherTabsFlow'
import { registerRestoreConnectionsFlow } from '../features/connections/restoreConnectionsFlow'
import { registerShowRestoredAccountFlow } from '../features/connections/showRestoredAccountFlow'
import { registerSignFlow } from '../features/connections/signFlow'
import { registerWatchWalletFlow } from '../features/connections/watchWalletFlow'
import { registerDiscoverConnectorsFlow } from '../features/connectors/discoverConnectorsFlow'
import { registerCloseModalFlow } from '../features/modal/closeModalFlow'
import { registerGoBackFlow } from '../features/modal/goBackFlow'
import { registerOpenModalFlow } from '../features/modal/openModalFlow'
import { registerAdoptWalletNetworkFlow } from '../features/network/adoptWalletNetworkFlow'
import { registerChooseNetworkFlow } from '../features/network/chooseNetworkFlow'
import { registerLeaveSwitchViewFlow } from '../features/network/leaveSwitchViewFlow'
import { registerSwitchNetworkFlow } from '../features/network/switchNetworkFlow'
import { registerExpireToastsFlow } from '../features/notifications/expireToastsFlow'
import { registerReportErrorsFlow } from '../features/notifications/reportErrorsFlow'
import { registerLoadConfigFlow } from '../features/options/loadConfigFlow'
import { registerFillMaxFlow } from '../features/send/fillMaxFlow'
import { registerPasteReceiverFlow } from '../features/send/pasteReceiverFlow'
import { registerResolveReceiverFlow } from '../features/send/resolveReceiverFlow'
import { registerReviewSendFlow } from '../features/send/reviewSendFlow'
import { registerSubmitSendFlow } from '../features/send/submitSendFlow'
import { registerLoadActivityFlow } from '../features/transactions/loadActivityFlow'
import { registerTrackReceiptFlow } from '../features/transactions/trackReceiptFlow'
import type { AppStartListening } from '../store/listening'

/** Every side effect of the product, one line each. A flow that decides where we are stands before one that moves on. */
const FLOWS: readonly ((startListening: AppStartListening) => unknown)[] = [
  registerOpenModalFlow,
  registerCloseModalFlow,
  registerGoBackFlow,
  registerDiscoverConnectorsFlow,
  registerConnectWalletFlow,
  registerRestoreConnectionsFlow,
  registerShowRestoredAccountFlow,
  registerWatchWalletFlow,
  registerDisconnectWalletFlow,
  registerSignFlow,
  registerFollowOtherTabsFlow,
  registerChooseNetworkFlow,
  registerSwitchNetworkFlow,
  registerAdoptWalletNetworkFlow,
  registerReportErrorsFlow,
  registerLeaveSwitchViewFlow,
  registerCloseOnDisconnectFlow,
  registerForgetAccountFlow,
  registerLoadConfigFlow,
  registerLoadBalanceFlow,
  registerLoadIdentityFlow,
  registerLoadTokensFlow,
  registerLoadActivityFlow,
  registerResolveReceiverFlow,
  registerPasteReceiverFlow,
  registerFillMaxFlow,
  registerReviewSendFlow,
  registerSubmitSendFlow,
  registerTrackReceiptFlow,
  registerCopyTextFlow,
  registerExpireToastsFlow,
]

export function registerFlows(startListening: AppStartListening): void {
  for (const register of FLOWS) register(startListening)
}
