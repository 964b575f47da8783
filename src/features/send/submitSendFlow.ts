import { nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import type { Network } from '../../domain/network'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import type { SendIntent } from '../../domain/payment/send'
import { viewEntry } from '../../domain/views'
import { networkChosen } from '../../events/networkEvents'
import { transactionSubmitted } from '../../events/sendEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { tabSelected } from '../account/accountSlice'
import { selectNetworkById } from '../network/networkSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'
import { historyReset, selectCurrentView, viewPushed } from '../router/routerSlice'
import { recallRequests } from './recallRequests'
import { selectEarlierRequest, selectIsWalletElsewhere } from './sendRequestSelectors'
import {
  requestEnded,
  requestTimedOut,
  reviewRequested,
  selectSend,
  selectSendRequests,
  sendConfirmed,
  sendFailed,
  walletAsked,
} from './sendSlice'
import { waitForWallet } from './waitForWallet'

interface Handover {
  readonly id: string
  readonly intent: SendIntent
  readonly fingerprint: string
  readonly network: Network
}

/** Whether what becomes of this request is what the visitor waits to hear: the same payment, asked for last. */
function isOnScreen(api: FlowApi, { id, fingerprint }: Handover): boolean {
  const { fingerprint: shown, requests } = selectSend(api.getState())
  if (shown !== fingerprint) return false
  const own = requests.filter(request => request.fingerprint === fingerprint)
  return own.at(-1)?.id === id
}

const standingOf = (api: FlowApi, { id }: Handover) =>
  selectSendRequests(api.getState()).find(request => request.id === id)?.standing

/** Asks the wallet and waits for its answer: null when somebody travelled in time. That it is late is told. */
async function askWallet(api: FlowApi, handover: Handover): Promise<string | null> {
  const { id, intent, fingerprint, network } = handover
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const isOver = () => standingOf(api, handover) !== 'open'
  const ask = async (signal: AbortSignal) => {
    const { wallets } = await api.extra.chains.load(namespace)
    return wallets.send(intent, fingerprint, network, signal, isOver)
  }
  return waitForWallet(api, ask, error => {
    const isTold = !isOver() && isOnScreen(api, handover)
    api.dispatch(requestTimedOut(id))
    if (isTold) api.dispatch(sendFailed(error))
  })
}

/**
 * Whether an earlier request for this payment has come up that the review did not show: another tab may have asked
 * meanwhile, and after a failure the review is not on screen. Then it is shown, and nobody is asked.
 */
function showsDoubtFirst(api: FlowApi): boolean {
  const before = selectEarlierRequest(api.getState())
  recallRequests(api)
  if (selectEarlierRequest(api.getState()) !== 'doubt') return false
  const isFailed = selectSend(api.getState()).phase === 'failed'
  if (isFailed) api.dispatch(reviewRequested())
  return isFailed || before !== 'doubt'
}

/**
 * Hands the reviewed payment to the wallet, exactly once: while a wallet has a request, it gets no second one. Neither
 * closing the modal nor a time-out nor the end of the session ends the wait: the request is in the wallet already, and a
 * hash that comes later must be told. A wallet on another network is not asked: it has to move first, where the page lets it. Ends with
 * `transactionSubmitted`, with `networkChosen` or, while the payment is still on screen, with `sendFailed`.
 */
export function registerSubmitSendFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: sendConfirmed,
    effect: async (_action, api) => {
      const { phase, intent, fingerprint, token, error } = selectSend(api.getState())
      if (phase !== 'reviewing' && phase !== 'failed') return // a second press changes nothing
      if (!intent || fingerprint === null) return
      // Nobody knows whether it went out: a second one takes another look at the review.
      if (phase === 'failed' && error && outcomeUnknown(error.code)) return
      const { caipNetworkId, connectorId } = intent
      const network = selectNetworkById(api.getState(), caipNetworkId)
      if (!network) {
        api.dispatch(sendFailed({ code: 'NETWORK_NOT_FOUND', detail: caipNetworkId }))
        return
      }
      if (selectIsWalletElsewhere(api.getState())) {
        const { isNetworkSwitchEnabled } = selectOptions(api.getState())
        const detail = 'The wallet is on another network'
        if (isNetworkSwitchEnabled) api.dispatch(networkChosen({ caipNetworkId }))
        else api.dispatch(sendFailed({ code: 'INTENT_CHANGED', detail }))
        return
      }
      if (showsDoubtFirst(api)) return
      const isOpen = selectSendRequests(api.getState()).some(
        request => request.connectorId === connectorId && request.standing === 'open',
      )
      if (isOpen) {
        api.dispatch(sendFailed({ code: 'REQUEST_PENDING', detail: 'An earlier payment is open' }))
        return
      }
      const id = nanoid()
      const handover: Handover = { id, intent, fingerprint, network }
      api.dispatch(walletAsked(id))
      try {
        const hash = await askWallet(api, handover)
        if (hash === null) return
        const isSessionOver = standingOf(api, handover) === 'unknown'
        api.dispatch(requestEnded({ id, hash }))
        api.dispatch(
          transactionSubmitted({
            hash,
            caipNetworkId,
            from: intent.from,
            to: intent.to,
            amount: intent.amount,
            symbol: intent.token.symbol,
            ...(token?.iconUrl !== undefined && { iconUrl: token.iconUrl }),
            status: 'pending',
            submittedAt: api.extra.now(),
          }),
        )
        const view = selectCurrentView(api.getState())
        if (view.name === 'WalletSendPreview' && selectSend(api.getState()).submitted) {
          // It stays on show; the form it came from is empty, so the way back leads to the activity.
          const { namespace } = parseCaipNetworkId(caipNetworkId)
          api.dispatch(tabSelected({ namespace, tab: 'activity' }))
          api.dispatch(historyReset(viewEntry('Account')))
          api.dispatch(viewPushed(view))
        } else if (isSessionOver) {
          api.dispatch(toastShown({ id: nanoid(), tone: 'positive', text: 'toast.started' }))
        }
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        const isStill = isOnScreen(api, handover)
        const failure = toErrorState(thrown, 'SEND_UNCERTAIN')
        api.dispatch(requestEnded({ id, error: failure }))
        if (isStill) api.dispatch(sendFailed(failure))
        else api.extra.logger.log('info', 'A payment that was left did not come about', failure)
      }
    },
  })
}
