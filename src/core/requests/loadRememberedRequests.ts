import { rememberedRequestsLoaded } from '../../events/requestEvents'
import type { FlowApi } from '../../store/listening'
import { readPaymentMarks } from '../../store/persistence/paymentMarks'
import { selectRequests } from './requestsSlice'

/** Loads requests of other tabs and earlier page loads from storage. */
export function loadRememberedRequests(
  api: Pick<FlowApi, 'dispatch' | 'extra' | 'getState'>,
): void {
  const { storage, now } = api.extra
  const marks = readPaymentMarks(storage, now())
  const { remembered } = selectRequests(api.getState())
  if (marks.length + remembered.length > 0) api.dispatch(rememberedRequestsLoaded(marks))
}
