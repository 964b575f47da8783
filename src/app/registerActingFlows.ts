import { registerLoadTokensFlow } from '../features/account/loadTokensFlow'
import { registerSignFlow } from '../features/connections/signFlow'
import { registerChooseNetworkFlow } from '../features/network/chooseNetworkFlow'
import { registerLeaveSwitchViewFlow } from '../features/network/leaveSwitchViewFlow'
import { registerShowNetworkImagesFlow } from '../features/network/showNetworkImagesFlow'
import { registerSwitchNetworkFlow } from '../features/network/switchNetworkFlow'
import { registerLoadActivityFlow } from '../features/transactions/loadActivityFlow'
import { registerTrackReceiptFlow } from '../features/transactions/trackReceiptFlow'
import { registerEstimateArrivalFlow } from '../features/send/estimateArrivalFlow'
import { registerEstimateFeeFlow } from '../features/send/estimateFeeFlow'
import { registerFillMaxFlow } from '../features/send/fillMaxFlow'
import { registerChangeSenderFlow } from '../features/send/changeSenderFlow'
import { registerCheckReceiverFlow } from '../features/send/checkReceiverFlow'
import { registerPasteReceiverFlow } from '../features/send/pasteReceiverFlow'
import { registerResolveReceiverFlow } from '../features/send/resolveReceiverFlow'
import { registerRememberRequestsFlow } from '../features/send/rememberRequestsFlow'
import { registerReviewSendFlow } from '../features/send/reviewSendFlow'
import { registerSubmitSendFlow } from '../features/send/submitSendFlow'
import { registerReportThemeFlow } from '../features/theme/reportThemeFlow'
import { injectSendSlice } from '../store/injectSendSlice'
import type { AppStartListening } from '../store/listening'

const FLOWS: readonly ((startListening: AppStartListening) => unknown)[] = [
  registerSignFlow,
  registerChooseNetworkFlow,
  registerSwitchNetworkFlow,
  registerLeaveSwitchViewFlow,
  registerShowNetworkImagesFlow,
  registerLoadTokensFlow,
  registerLoadActivityFlow,
  registerChangeSenderFlow,
  registerResolveReceiverFlow,
  registerPasteReceiverFlow,
  registerFillMaxFlow,
  registerRememberRequestsFlow,
  registerReviewSendFlow,
  registerEstimateFeeFlow,
  registerEstimateArrivalFlow,
  registerCheckReceiverFlow,
  registerSubmitSendFlow,
  registerTrackReceiptFlow,
  registerReportThemeFlow,
]

/** The side effects of acting from an account, one line each. */
export function registerActingFlows(startListening: AppStartListening): void {
  injectSendSlice()
  for (const register of FLOWS) register(startListening)
}
