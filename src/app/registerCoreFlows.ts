import { registerCloseOnDisconnectFlow } from '../features/account/closeOnDisconnectFlow'
import { registerConnectWalletFlow } from '../features/connections/connectWalletFlow'
import { registerDisconnectWalletFlow } from '../features/connections/disconnectWalletFlow'
import { registerFollowOtherTabsFlow } from '../features/connections/followOtherTabsFlow'
import { registerLeaveReplacedWalletFlow } from '../features/connections/leaveReplacedWalletFlow'
import { registerWatchWalletFlow } from '../features/connections/watchWalletFlow'
import { registerDiscoverConnectorsFlow } from '../features/connectors/discoverConnectorsFlow'
import { registerReadNamesFlow } from '../features/connectors/readNamesFlow'
import { registerCloseModalFlow } from '../features/modal/closeModalFlow'
import { registerGoBackFlow } from '../features/modal/goBackFlow'
import { registerOpenModalFlow } from '../features/modal/openModalFlow'
import { registerExpireToastsFlow } from '../features/notifications/expireToastsFlow'
import { registerReadPlatformFlow } from '../features/wallets/readPlatformFlow'
import type { AppStartListening } from '../store/listening'

/** The side effects a visitor needs before an account is there, one line each. */
const FLOWS: readonly ((startListening: AppStartListening) => unknown)[] = [
  registerReadPlatformFlow,
  registerOpenModalFlow,
  registerCloseModalFlow,
  registerGoBackFlow,
  registerDiscoverConnectorsFlow,
  registerReadNamesFlow,
  registerConnectWalletFlow,
  registerWatchWalletFlow,
  registerLeaveReplacedWalletFlow,
  registerDisconnectWalletFlow,
  registerFollowOtherTabsFlow,
  registerCloseOnDisconnectFlow,
  registerExpireToastsFlow,
]

export function registerCoreFlows(startListening: AppStartListening): void {
  for (const register of FLOWS) register(startListening)
}
