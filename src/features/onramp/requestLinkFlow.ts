import { isAnyOf } from '@reduxjs/toolkit'
import { ON_RAMP_QUOTE_DEBOUNCE_MS } from '../../domain/limits'
import { accountsChanged, walletConnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { onrampApi } from './onrampApi'
import { getLinkKey, selectLinkArgs } from './onrampSelectors'
import {
  amountTyped,
  currenciesRead,
  linkAsked,
  linkRead,
  linkRetried,
  purchaseChosen,
  quoteRead,
  selectOnRamp,
} from './onrampSlice'
import { isChoosing } from './screens'

const changes = isAnyOf(
  amountTyped,
  purchaseChosen,
  currenciesRead,
  linkRetried,
  quoteRead,
  accountsChanged,
  walletConnected,
  networkSwitched,
  viewShown,
  modalClosed,
  flowsHalted,
)
const isEnd = isAnyOf(modalClosed, flowsHalted)

/**
 * Prefetches the provider's link, since a press must open the window synchronously. A newer
 * question cancels an older one. Ends with `linkRead`.
 */
export function registerRequestLinkFlow(startListening: AppStartListening) {
  return startListening({
    matcher: changes,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (isEnd(action)) return
      if (amountTyped.match(action)) await api.delay(ON_RAMP_QUOTE_DEBOUNCE_MS)
      const state = api.getState()
      const args = selectLinkArgs(state)
      if (!args || !isChoosing(state)) return
      const question = getLinkKey(args)
      const { link } = selectOnRamp(state)
      const isSame = link.phase === 'known' && link.question === question
      if (isSame && !quoteRead.match(action)) return
      // The current link stays usable while the one with the quoted coins loads.
      if (!isSame) api.dispatch(linkAsked(question))
      const { data, isError } = await api.dispatch(
        onrampApi.endpoints.getOnRampLink.initiate(args, { subscribe: false, forceRefetch: true }),
      )
      if (api.signal.aborted || (isError && isSame)) return
      api.dispatch(linkRead({ question, url: isError ? null : (data ?? null) }))
    },
  })
}
