import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { explainNameProblem } from '../../lib/address/nameFormat'
import { forgetQueries } from '../../services/forgetQueries'
import { FRESHNESS } from '../../services/freshness'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { namesApi } from './namesApi'
import { NAME_DEBOUNCE_MS } from './namesLimits'
import { selectNames, selectNameSuffix, selectWholeName } from './namesSelectors'
import {
  nameLookupRequested,
  nameLookupStarted,
  namePicked,
  nameTyped,
  registrationRequested,
} from './namesSlice'

const { getNameSuggestions, getNameRecord } = namesApi.endpoints

/** Aborts the request when a newer lookup takes over, so that its answer is never shown. */
function abortWithFlow<T extends { abort(): void }>({ signal }: FlowApi, request: T): T {
  signal.addEventListener('abort', () => request.abort())
  return request
}

/** Requests suggestions, and the record of the typed name if they leave it out. */
async function lookUp(api: FlowApi): Promise<void> {
  const state = api.getState()
  const network = selectActiveNetwork(state)
  if (!network) return
  const { caipNetworkId } = network
  const name = selectWholeName(state)
  const { text: label } = selectNames(state)
  const zone = selectNameSuffix(state).slice(1)
  const { data } = await abortWithFlow(
    api,
    api.dispatch(
      getNameSuggestions.initiate(
        { label, zone, caipNetworkId },
        { subscribe: false, forceRefetch: FRESHNESS.getNameSuggestions },
      ),
    ),
  )
  if (!data || api.signal.aborted || data.some(suggestion => suggestion.name === name)) return
  await abortWithFlow(
    api,
    api.dispatch(
      getNameRecord.initiate(
        { name, caipNetworkId },
        { subscribe: false, forceRefetch: FRESHNESS.getNameRecord },
      ),
    ),
  )
}

/**
 * Looks up a valid name half a second after the last key, cancelling an older lookup. Deletes the
 * answers when the typed name is cleared. Ends with the answer in the service cache, or silently.
 */
export function registerLookUpNameFlow(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(modalClosed, networkSwitched, disconnected, accountsChanged),
    effect: (_action, api) => {
      const { lookups } = selectNames(api.getOriginalState())
      const isCleared = selectNames(api.getState()).lookups.length === 0
      if (lookups.length === 0 || !isCleared) return
      forgetQueries(
        api,
        ({ endpointName }) =>
          endpointName === getNameSuggestions.name || endpointName === getNameRecord.name,
      )
    },
  })
  return startListening({
    matcher: isAnyOf(
      nameTyped,
      namePicked,
      nameLookupRequested,
      registrationRequested,
      modalClosed,
    ),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const { text } = selectNames(api.getState())
      const isAsked = nameTyped.match(action) || nameLookupRequested.match(action)
      if (!isAsked || explainNameProblem(text) !== null) return
      try {
        if (nameTyped.match(action)) await api.delay(NAME_DEBOUNCE_MS)
        // the account or the network changed, which cleared the text
        if (selectNames(api.getState()).text !== text) return
        api.dispatch(nameLookupStarted(text))
        await lookUp(api)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: a newer text took over
      }
    },
  })
}
