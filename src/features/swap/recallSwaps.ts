import type { FlowApi } from '../../store/listening'
import { readPaymentMarks } from '../../store/persistence/paymentMarks'
import { selectSwap, swapRequestsRecalled } from './swapSlice'

/** Brings what other tabs and earlier pages asked wallets for into state, as storage has it now. */
export function recallSwaps(api: Pick<FlowApi, 'dispatch' | 'extra' | 'getState'>): void {
  const marks = readPaymentMarks(api.extra.storage, api.extra.now())
  const { remembered } = selectSwap(api.getState())
  if (marks.length + remembered.length > 0) api.dispatch(swapRequestsRecalled(marks))
}
