import { nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { RECEIPT_TIMEOUT_MS } from '../../domain/limits'
import { transactionMined, transactionSubmitted } from '../../events/sendEvents'
import { parseCaipNetworkId } from '../../lib/caip'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening } from '../../store/listening'
import { selectNetworkById } from '../network/networkSlice'
import { toastShown } from '../notifications/notificationsSlice'

/** Waits for the network's word on each payment, in the background. Ends with `transactionMined`. */
export function registerTrackReceiptFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: transactionSubmitted,
    effect: async ({ payload }, api) => {
      const { hash, caipNetworkId, amount, symbol } = payload
      const network = selectNetworkById(api.getState(), caipNetworkId)
      if (!network) return
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const isOver = sessionOver(namespace)
      try {
        const outcome = await raceUntil(api, isOver, RECEIPT_TIMEOUT_MS, async signal => {
          const adapter = await api.extra.chains.load(namespace)
          return adapter.waitForReceipt(hash, network, signal)
        })
        if (outcome.kind === 'left') return
        if (outcome.kind === 'timedOut') {
          const text = 'errors.receiptTimeout'
          api.dispatch(toastShown({ id: nanoid(), tone: 'warning', text }))
          return
        }
        const { status } = outcome.value
        api.dispatch(transactionMined({ hash, caipNetworkId, status }))
        api.dispatch(
          status === 'confirmed'
            ? toastShown({
                id: hash,
                tone: 'positive',
                text: 'toast.sent',
                params: { amount, symbol },
              })
            : toastShown({ id: hash, tone: 'negative', text: 'errors.transactionFailed' }),
        )
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        api.extra.logger.log('warn', 'The receipt could not be read', thrown)
        const text = 'errors.receiptTimeout'
        api.dispatch(toastShown({ id: nanoid(), tone: 'warning', text }))
      }
    },
  })
}
