import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { ON_RAMP_QUOTE_DEBOUNCE_MS } from '../../domain/limits'
import { accountsChanged, walletConnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { areCurrenciesRead } from './areCurrenciesRead'
import { dropAnswers } from './dropAnswers'
import { onrampApi } from './onrampApi'
import { getLinkKey, isLinkKeyFor, selectLinkAnswer, type LinkArgs } from './onrampCache'
import { onrampReset } from './onrampEvents'
import { selectLinkArgs } from './onrampSelectors'
import { amountTyped, linkRetried, purchaseChosen } from './onrampSlice'
import { isChoosing } from './screens'

const { getOnRampLink, getOnRampQuote } = onrampApi.endpoints
const OPTIONS = { forceRefetch: FRESHNESS.getOnRampLink, subscribe: false } as const

const isOtherAccount = isAnyOf(accountsChanged, walletConnected)
const isReset = isAnyOf(networkSwitched, onrampReset)
const isQuoteRead = getOnRampQuote.matchFulfilled
const changes = isAnyOf(
  amountTyped,
  purchaseChosen,
  areCurrenciesRead,
  linkRetried,
  isQuoteRead,
  isOtherAccount,
  isReset,
  viewShown,
  modalClosed,
  flowsHalted,
)
const isEnd = isAnyOf(modalClosed, flowsHalted)

/** Drops the links of an account that changed; accounts of other namespaces keep theirs (P14). */
function dropLinks(api: FlowApi, action: UnknownAction): void {
  if (isReset(action)) dropAnswers(api, 'getOnRampLink')
  if (!isOtherAccount(action)) return
  const { namespace } = action.payload
  dropAnswers(api, 'getOnRampLink', key => isLinkKeyFor(key, namespace))
}

/** Waits for a running request for the same link: RTK Query sends one at a time. */
async function waitForRunning(api: FlowApi, args: LinkArgs): Promise<void> {
  const { getRunningQueryThunk } = onrampApi.util
  const running = api.dispatch(getRunningQueryThunk('getOnRampLink', args))
  if (running) await api.pause(running)
}

const areSameCoins = (a: LinkArgs | undefined, b: LinkArgs): boolean =>
  a?.presetCryptoAmount === b.presetCryptoAmount

/**
 * Prefetches the provider's link, since a press must open the window synchronously. A newer
 * question cancels an older one; each quote asks for a link with its coins. Ends with the answer of
 * `getOnRampLink`.
 */
export function registerRequestLinkFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      dropLinks(api, action)
      if (isEnd(action)) return
      if (amountTyped.match(action)) await api.delay(ON_RAMP_QUOTE_DEBOUNCE_MS)
      const args = selectLinkArgs(api.getState())
      if (!args || !isChoosing(api.getState())) return
      const key = getLinkKey(args)
      dropAnswers(api, 'getOnRampLink', other => other !== key)
      const asked = selectLinkAnswer(api.getState(), args)
      if (asked?.status === 'pending') {
        if (areSameCoins(asked.originalArgs, args)) return
        await waitForRunning(api, args)
      }
      const link = selectLinkAnswer(api.getState(), args)
      const hasNewCoins =
        args.presetCryptoAmount !== undefined &&
        (isQuoteRead(action) || !areSameCoins(link?.originalArgs, args))
      if (typeof link?.data === 'string' && !hasNewCoins) return
      await api.dispatch(getOnRampLink.initiate(args, OPTIONS))
    },
  })
}
