import { TaskAbortError } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import type { SendIntent } from '../../domain/payment/send'
import { viewEntry } from '../../domain/views'
import { reviewRequested, transactionSubmitted } from '../../events/sendEvents'
import { parseCaipNetworkId, toCaipAddress } from '../../lib/address/caip'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectAccountFigure } from '../../core/account/tokenSelectors'
import { selectNetworkById } from '../../core/network/networkSlice'
import { askWallet } from '../../core/requests/askWallet'
import { reportUnseenOutcome, createActivityActions } from '../../core/requests/reviewedRequest'
import { selectEarlierRequest } from './sendRequestSelectors'
import { figureRemembered, selectSend, sendConfirmed, sendFailed } from './sendSlice'

interface Payment {
  readonly intent: SendIntent
  readonly fingerprint: string
  readonly network: Network
}

/** Sends the payment if its review holds; adds it to the activity once submitted. */
async function sendPayment(api: FlowApi, { intent, fingerprint, network }: Payment): Promise<void> {
  const { caipNetworkId, connectorId, from, to, amount } = intent
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { token, phase } = selectSend(api.getState())
  const isOut = () => selectSend(api.getState()).submitted !== null
  const answer = await askWallet<string>(
    api,
    {
      kind: 'send',
      namespace,
      connectorId,
      account: from,
      caipNetworkId,
      fingerprint,
      view: 'WalletSendPreview',
      confirmed: {
        earlier: () => selectEarlierRequest(api.getState()),
        fail: failure => api.dispatch(sendFailed(failure)),
        showDoubt: wasShown => {
          // After a failure, the review is not on screen.
          if (phase === 'failed') api.dispatch(reviewRequested())
          return phase === 'failed' || !wasShown
        },
        pending: 'An earlier payment is open',
      },
      onSuccess: createActivityActions(viewEntry('WalletSendPreview'), namespace),
      isShown: isOut,
      hashOf: hash => hash,
      facts: hash => [
        transactionSubmitted({
          hash,
          caipNetworkId,
          from,
          to,
          amount,
          symbol: intent.token.symbol,
          ...(token?.iconUrl !== undefined && { iconUrl: token.iconUrl }),
          status: 'pending',
          submittedAt: api.extra.now(),
        }),
      ],
    },
    async (signal, isOver) => {
      const { wallets } = await api.extra.chains.load(namespace)
      return wallets.send(intent, fingerprint, network, signal, isOver)
    },
  )
  const isShown = isOut() || selectSend(api.getState()).phase === 'failed'
  reportUnseenOutcome(api, answer, isShown, 'payment')
}

/**
 * Sends the reviewed payment to the wallet exactly once, and never while one is pending. Neither
 * closing the modal, a timeout nor the end of the session ends the wait: a late hash must be
 * reported. Ends with `requestEnded` and `transactionSubmitted`, with `networkChosen`, or with
 * `sendFailed` if the wallet does not get it.
 */
export function registerSubmitSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: sendConfirmed,
    effect: async (_action, api) => {
      const { phase, intent, fingerprint, error } = selectSend(api.getState())
      if (phase !== 'reviewing' && phase !== 'failed') return // a second press changes nothing
      if (!intent || fingerprint === null) return
      // The outcome is unknown: a second payment needs a new review.
      if (phase === 'failed' && error && outcomeUnknown(error.code)) return
      const { caipNetworkId } = intent
      const network = selectNetworkById(api.getState(), caipNetworkId)
      if (!network) {
        api.dispatch(sendFailed({ code: 'NETWORK_NOT_FOUND', detail: caipNetworkId }))
        return
      }
      const figure = selectAccountFigure(api.getState())
      api.dispatch(figureRemembered({ account: toCaipAddress(caipNetworkId, intent.from), figure }))
      try {
        await sendPayment(api, { intent, fingerprint, network })
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise, the store was cleared
      }
    },
  })
}
