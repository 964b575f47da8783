import { nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../domain/limits'
import { viewEntry } from '../../domain/views'
import { transactionSubmitted } from '../../events/sendEvents'
import { parseCaipNetworkId } from '../../lib/caip'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening } from '../../store/listening'
import { tabSelected } from '../account/accountSlice'
import { selectNetworkById } from '../network/networkSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'
import { selectSend, selectSendIntent, sendConfirmed, sendFailed, walletAsked } from './sendSlice'

/**
 * Hands the reviewed payment to the wallet, exactly once. Closing the modal does not end the wait: the request is in
 * the wallet already, and a hash that comes later must be told. Ends with `transactionSubmitted` or, while the payment is
 * still on screen, `sendFailed`.
 */
export function registerSubmitSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: sendConfirmed,
    effect: async (_action, api) => {
      const { phase, intent, fingerprint, token } = selectSend(api.getState())
      if (phase !== 'reviewing' && phase !== 'failed') return // a second press changes nothing
      if (!intent || fingerprint === null) return
      const network = selectNetworkById(api.getState(), intent.caipNetworkId)
      const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
      // The visitor may have left this payment, and may even be reviewing another one.
      const isStill = () => selectSendIntent(api.getState()) === intent
      try {
        if (!network) throw new ModalError('NETWORK_NOT_FOUND', intent.caipNetworkId)
        api.dispatch(walletAsked())
        const outcome = await raceUntil(
          api,
          sessionOver(namespace),
          SEND_TIMEOUT_MS,
          async signal => {
            const adapter = await api.extra.chains.load(namespace)
            return adapter.send(intent, fingerprint, network, signal)
          },
        )
        if (outcome.kind === 'left') return
        if (outcome.kind === 'timedOut') throw new ModalError('SEND_TIMEOUT')
        const isPreview = selectCurrentView(api.getState()).name === 'WalletSendPreview'
        const wasShown = isPreview && isStill()
        api.dispatch(
          transactionSubmitted({
            hash: outcome.value,
            caipNetworkId: intent.caipNetworkId,
            from: intent.from,
            to: intent.to,
            amount: intent.amount,
            symbol: intent.token.symbol,
            ...(token?.iconUrl !== undefined && { iconUrl: token.iconUrl }),
            status: 'pending',
            submittedAt: api.extra.now(),
          }),
        )
        if (!wasShown) return
        api.dispatch(tabSelected({ namespace, tab: 'activity' }))
        api.dispatch(historyReset(viewEntry('Account')))
        api.dispatch(toastShown({ id: nanoid(), tone: 'positive', text: 'toast.started' }))
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        const error = toErrorState(thrown, 'SEND_FAILED')
        if (isStill()) api.dispatch(sendFailed(error))
        else api.extra.logger.log('info', 'A payment that was left did not come about', error)
      }
    },
  })
}
