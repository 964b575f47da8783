import type { AppStartListening } from '../../store/listening'
import { changeOrderMarks } from '../../store/persistence/orderMarks'
import { selectPay, unsettledLoaded } from './paySlice'

/**
 * Stores what may pay an order before the wallet receives the request or the exchange's page opens,
 * so that it survives a reload. Removes it once the outcome is known.
 */
export function registerStoreUnsettledOrdersFlow(startListening: AppStartListening) {
  return startListening({
    predicate: (action, now, before) =>
      !unsettledLoaded.match(action) && selectPay(now).unsettled !== selectPay(before).unsettled,
    effect: (_action, api) => {
      const before = selectPay(api.getOriginalState()).unsettled
      const after = selectPay(api.getState()).unsettled
      const added = after.filter(
        one => !one.isRemembered && before.every(({ id }) => id !== one.id),
      )
      const removed = before.filter(one => after.every(({ id }) => id !== one.id))
      if (added.length + removed.length === 0) return
      changeOrderMarks(api.extra, { added, removed: removed.map(({ id }) => id) })
    },
  })
}
