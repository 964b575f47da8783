import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { PAY_SUCCESS_DISPLAY_MS, PAY_POLLS_MAX, PAY_POLL_MS } from '../../domain/limits'
import type { PayOrder } from '../../domain/payment/payOrder'
import { viewEntry } from '../../domain/views'
import { flowsHalted } from '../../events/flowEvents'
import { modalCloseRequested } from '../../events/modalEvents'
import { reviewLeft } from '../../events/sendEvents'
import { isAtHost } from '../../lib/links/isAtHost'
import { FRESHNESS } from '../../services/freshness'
import { toServiceErrorState } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView, viewPushed, wentBack } from '../../core/router/routerSlice'
import { selectPlatform } from '../../core/wallets/selectPlatform'
import { payApi } from './payApi'
import { endOrder } from './endOrder'
import { isOrderShown } from './isOrderShown'
import { toAssetId, toRecipientId } from './payAsset'
import {
  exchangePageRequested,
  payEnded,
  payFromExchangeRequested,
  payRequested,
  payStatusRequested,
  unsettledStatusRequested,
} from './payEvents'
import {
  exchangeBlocked,
  exchangeConfirmationRequired,
  exchangeOpened,
  payDone,
  payFailed,
  payPollingStarted,
  payPollingTimedOut,
  payUrlRead,
  selectPay,
  methodLeft,
} from './paySlice'

const NEW_TAB = 'popup=no'

const isPayLoadingShown = (api: FlowApi) =>
  selectIsOpen(api.getState()) && selectCurrentView(api.getState()).name === 'PayLoading'

/** Known hosts of exchanges' payment pages. */
const PAY_HOSTS: readonly string[] = ['pay.coinbase.com']

const isKnownHost = ({ exchanges }: PayOrder, url: string | null): boolean =>
  url !== null && isAtHost(url, [...PAY_HOSTS, ...(exchanges?.hosts ?? [])])

/** Opens the exchange's page without giving it access to this one. */
function openPage(api: FlowApi, { opensTab }: PayOrder, url: string): boolean {
  if (selectPlatform(api.getState()).isLinkOpenedByHost) {
    api.extra.openHostLink(url)
    return true
  }
  const opened = api.extra.openLink(url, NEW_TAB, opensTab ? '_blank' : '_self')
  if (!opened) return false
  if (opensTab) opened.opener = null
  return true
}

/** Polls the status until the exchange decides or the time is over. */
async function pollStatus(api: FlowApi, order: PayOrder): Promise<void> {
  const { exchangeId, sessionId } = selectPay(api.getState())
  if (exchangeId === null || sessionId === null) return
  for (let poll = 1; poll <= PAY_POLLS_MAX; poll += 1) {
    await api.delay(PAY_POLL_MS)
    if (api.extra.isPageHidden()) {
      await raceUntil(api, flowsHalted.match, undefined, signal => waitForReturn(api.extra, signal))
    }
    const { data: answer, isError } = await api.dispatch(
      payApi.endpoints.getBuyStatus.initiate(
        { exchangeId, sessionId },
        { subscribe: false, forceRefetch: FRESHNESS.getBuyStatus },
      ),
    )
    if (api.signal.aborted || selectPay(api.getState()).order?.id !== order.id) return
    // The next poll covers a failed one.
    const data = isError ? undefined : answer
    if (data?.status === 'SUCCESS') {
      const hash = data.txHash
      api.dispatch(payDone(hash))
      if (isPayLoadingShown(api)) await api.delay(PAY_SUCCESS_DISPLAY_MS)
      if (isPayLoadingShown(api)) api.dispatch(modalCloseRequested({ by: 'page' }))
      else api.dispatch(payEnded({ id: order.id, done: { by: 'exchange', hash, exchangeId } }))
      return
    }
    if (data?.status === 'FAILED') {
      const error = { code: 'GENERIC_PAYMENT_ERROR', detail: exchangeId } as const
      api.dispatch(payFailed(error))
      if (isPayLoadingShown(api)) await api.delay(PAY_SUCCESS_DISPLAY_MS)
      if (isPayLoadingShown(api)) api.dispatch(modalCloseRequested({ by: 'page' }))
      else endOrder(api)
      return
    }
  }
  api.dispatch(payPollingTimedOut())
  if (!isOrderShown(api)) endOrder(api)
}

async function prepare(api: FlowApi, order: PayOrder): Promise<void> {
  const { exchangeId } = selectPay(api.getState())
  if (exchangeId === null) return
  const asset = toAssetId(order)
  const { amount } = order
  const { data, error } = await api.dispatch(
    payApi.endpoints.getPayUrl.initiate(
      { exchangeId, asset, amount, recipient: toRecipientId(order) },
      { track: false },
    ),
  )
  if (api.signal.aborted || selectPay(api.getState()).phase !== 'preparing') return
  if (data) {
    api.dispatch(payUrlRead(data))
    return
  }
  const { code, detail } = toServiceErrorState(error, 'UNABLE_TO_GET_PAY_URL')
  const isKnown = code === 'ASSET_NOT_SUPPORTED' || code === 'LINK_REFUSED'
  api.dispatch(methodLeft({ error: { code: isKnown ? code : 'UNABLE_TO_GET_PAY_URL', detail } }))
}

const isStatusRequest = isAnyOf(payStatusRequested, unsettledStatusRequested)
const isStart = isAnyOf(payFromExchangeRequested, exchangePageRequested, isStatusRequest)
const isEnd = isAnyOf(payRequested, payEnded, methodLeft, flowsHalted)

/**
 * Opens the exchange's page, after a second press if its host is unknown. Polls the status every
 * four seconds for up to five minutes while the page is visible, even with the modal closed. Ends
 * with `payEnded`, `payFailed`, `payPollingTimedOut`, or `methodLeft` if there is no page.
 */
export function registerPayFromExchangeFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: methodLeft,
    effect: (_action, api) => {
      if (isPayLoadingShown(api)) api.dispatch(wentBack({}))
    },
  })
  return startListening({
    predicate: action => isStart(action) || isEnd(action),
    effect: async (action, api) => {
      const { order } = selectPay(api.getState())
      // The same order continues unchanged.
      if (payRequested.match(action) && order?.id !== action.payload.id) return
      api.cancelActiveListeners()
      if (!isStart(action) || !order) return
      try {
        if (payFromExchangeRequested.match(action)) {
          // The check of a payment from a wallet must not open its review later.
          if (api.getState().send?.isCheckingToken) api.dispatch(reviewLeft())
          api.dispatch(viewPushed(viewEntry('PayLoading')))
          await prepare(api, order)
        }
        const { url, sessionId } = selectPay(api.getState())
        if (sessionId === null) return
        if (unsettledStatusRequested.match(action))
          api.dispatch(viewPushed(viewEntry('PayLoading')))
        if (payFromExchangeRequested.match(action) && !isKnownHost(order, url)) {
          api.dispatch(exchangeConfirmationRequired())
          return
        }
        if (!isStatusRequest(action) && (url === null || !openPage(api, order, url))) {
          api.dispatch(exchangeBlocked())
          return
        }
        api.dispatch(
          isStatusRequest(action) ? payPollingStarted() : exchangeOpened(api.extra.now()),
        )
        await pollStatus(api, order)
      } catch (thrown) {
        // cancelled: another method was chosen
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
}
