import { registerFillMaxFlow } from '../features/send/fillMaxFlow'
import { registerPasteReceiverFlow } from '../features/send/pasteReceiverFlow'
import { registerResolveReceiverFlow } from '../features/send/resolveReceiverFlow'
import { registerReviewSendFlow } from '../features/send/reviewSendFlow'
import { registerSubmitSendFlow } from '../features/send/submitSendFlow'
import { injectSendSlice } from '../store/injectSendSlice'
import type { AppStartListening } from '../store/listening'

const FLOWS: readonly ((startListening: AppStartListening) => unknown)[] = [
  registerResolveReceiverFlow,
  registerPasteReceiverFlow,
  registerFillMaxFlow,
  registerReviewSendFlow,
  registerSubmitSendFlow,
]

/** The side effects of a payment, one line each. */
export function registerSendFlows(startListening: AppStartListening): void {
  injectSendSlice()
  for (const register of FLOWS) register(startListening)
}
