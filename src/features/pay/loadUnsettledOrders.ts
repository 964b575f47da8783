import type { FlowApi } from '../../store/listening'
import { ORDER_DOUBT_MS, readOrderMarks } from '../../store/persistence/orderMarks'
import { selectPay, unsettledLoaded } from './paySlice'

/** Loads into state what other tabs and earlier pages have sent for orders. */
export function loadUnsettledOrders(api: Pick<FlowApi, 'dispatch' | 'extra' | 'getState'>): void {
  const remembered = readOrderMarks(api.extra)
  const since = api.extra.now() - ORDER_DOUBT_MS
  if (remembered.length + selectPay(api.getState()).unsettled.length > 0) {
    api.dispatch(unsettledLoaded({ remembered, since }))
  }
}
