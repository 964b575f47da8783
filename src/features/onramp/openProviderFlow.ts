import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { WINDOW_POLL_MS } from '../../domain/limits'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import type { OpenedWindow } from '../../ports/browser'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { historyReset, viewReplaced, wentBack } from '../../core/router/routerSlice'
import { selectPlatform } from '../../core/wallets/selectPlatform'
import { mayChangeAccount } from './mayChangeAccount'
import { selectBuyProblem, selectProvider } from './onrampSelectors'
import {
  linkFollowed,
  providerWindowRequested,
  purchaseLeft,
  purchaseStarted,
  purchaseStopped,
  selectOnRamp,
  windowBlocked,
  windowClosed,
  windowOpened,
} from './onrampSlice'
import { isBuying } from './screens'

const FEATURES = 'popup,width=600,height=800'

const isOpenRequest = isAnyOf(purchaseStarted, providerWindowRequested)
const isNavigation = isAnyOf(wentBack, viewReplaced, historyReset)
const isEnd = isAnyOf(modalClosed, networkSwitched, purchaseStopped, flowsHalted)
const isFlowEnd = (action: UnknownAction, before: RootState) =>
  isEnd(action) || mayChangeAccount(action, before)

/** Returns the link that is open, or else the provider's. */
function getUrl(api: FlowApi): string | null {
  const state = api.getState()
  const { phase, openedUrl } = selectOnRamp(state)
  if (phase !== 'editing') return openedUrl
  return selectBuyProblem(state) === null ? (selectProvider(state)?.url ?? null) : null
}

/**
 * Opens the provider's window within the press and polls until it closes. A blocked window becomes
 * a link; a host that opens links itself receives the link. Ends with `windowOpened`,
 * `windowBlocked`, `windowClosed`, or silently.
 */
export function registerOpenProviderFlow(startListening: AppStartListening) {
  let opened: OpenedWindow | null = null
  startListening({
    predicate: (action, _now, before) => isFlowEnd(action, before) || isNavigation(action),
    effect: (action, api) => {
      if (isNavigation(action) && isBuying(api.getState())) return
      opened = null
      if (selectOnRamp(api.getState()).phase !== 'editing' && !flowsHalted.match(action)) {
        api.dispatch(purchaseLeft())
      }
    },
  })
  startListening({
    actionCreator: linkFollowed,
    effect: (_action, api) => {
      const { openedUrl: url } = selectOnRamp(api.getState())
      const namespace = selectActiveNamespace(api.getState())
      if (url !== null) api.dispatch(windowOpened({ url, at: api.extra.now(), namespace }))
    },
  })
  return startListening({
    predicate: (action, _now, before) =>
      isOpenRequest(action) || isFlowEnd(action, before) || isNavigation(action),
    effect: async (action, api) => {
      if (!isOpenRequest(action)) {
        if (isNavigation(action) && isBuying(api.getState())) return
        api.cancelActiveListeners()
        return
      }
      const { phase } = selectOnRamp(api.getState())
      if (providerWindowRequested.match(action) && phase === 'open' && opened?.closed === false) {
        opened.focus()
        return
      }
      const url = getUrl(api)
      if (url === null) return
      api.cancelActiveListeners()
      const at = api.extra.now()
      const namespace = selectActiveNamespace(api.getState())
      if (selectPlatform(api.getState()).isLinkOpenedByHost) {
        api.extra.openHostLink(url)
        api.dispatch(windowOpened({ url, at, namespace }))
        return
      }
      const handed = api.extra.openLink(url, FEATURES)
      if (!handed) {
        api.dispatch(windowBlocked({ url, namespace }))
        return
      }
      handed.opener = null // the opened page must not reach this one
      opened = handed
      api.dispatch(windowOpened({ url, at, namespace }))
      while (!handed.closed) await api.delay(WINDOW_POLL_MS)
      api.dispatch(windowClosed())
    },
  })
}
