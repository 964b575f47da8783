import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import type { NameSuggestion } from '../../domain/schemas/profile'
import { modalClosed } from '../../events/modalEvents'
import { explainNameProblem } from '../../lib/address/nameFormat'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { namesApi } from './namesApi'
import { NAME_DEBOUNCE_MS } from './namesLimits'
import { selectNames, selectNameSuffix, selectWholeName } from './namesSelectors'
import type { LookupFailure } from './namesState'
import {
  nameLookedUp,
  nameLookupFailed,
  nameLookupRequested,
  nameLookupStarted,
  namePicked,
  nameTyped,
  registrationRequested,
} from './namesSlice'

const UNCACHED = { subscribe: false, forceRefetch: true } as const

/** Resolves with suggestions that include the typed name, or with the step that failed. */
async function lookUp(api: FlowApi): Promise<readonly NameSuggestion[] | LookupFailure> {
  const state = api.getState()
  const network = selectActiveNetwork(state)
  if (!network) return 'network'
  const { caipNetworkId } = network
  const name = selectWholeName(state)
  const { text: label } = selectNames(state)
  const zone = selectNameSuffix(state).slice(1)
  const { data } = await api.dispatch(
    namesApi.endpoints.getNameSuggestions.initiate({ label, zone, caipNetworkId }, UNCACHED),
  )
  if (data === undefined) return 'suggestions'
  if (data === null) return 'network'
  if (data.some(suggestion => suggestion.name === name)) return data
  const found = await api.dispatch(
    namesApi.endpoints.getNameRecord.initiate({ name, caipNetworkId }, UNCACHED),
  )
  return found.data === undefined ? 'name' : [{ name, registered: found.data !== null }, ...data]
}

/**
 * Looks up a valid name half a second after the last key, cancelling an older lookup. Ends with
 * `nameLookedUp`, `nameLookupFailed` or silently.
 */
export function registerLookUpNameFlow(startListening: AppStartListening) {
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
        api.dispatch(nameLookupStarted())
        const found = await lookUp(api)
        if (api.signal.aborted || selectNames(api.getState()).text !== text) return
        api.dispatch(typeof found === 'string' ? nameLookupFailed(found) : nameLookedUp(found))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: a newer text took over
      }
    },
  })
}
