import { weakMapMemoize } from '@reduxjs/toolkit'
import type { NameSuggestion } from '../../domain/schemas/profile'
import { explainNameProblem } from '../../lib/address/nameFormat'
import type { CaipNetworkId } from '../../lib/address/caip'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { namesApi } from './namesApi'
import { selectNames, selectNameSuffix, selectWholeName } from './namesSelectors'

/** Which step failed: the suggestions, the record of the name, or an unsupported network. */
type LookupFailure = 'suggestions' | 'name' | 'network'

/** What is known about the name in the field. */
export type NameAvailability = 'none' | 'looking' | 'free' | 'taken' | LookupFailure

const NO_SUGGESTIONS: readonly NameSuggestion[] = []

const { getNameSuggestions, getNameRecord } = namesApi.endpoints

const getSuggestionsSelector = weakMapMemoize(
  (label: string, zone: string, caipNetworkId: CaipNetworkId) =>
    getNameSuggestions.select({ label, zone, caipNetworkId }),
)
const getRecordSelector = weakMapMemoize((name: string, caipNetworkId: CaipNetworkId) =>
  getNameRecord.select({ name, caipNetworkId }),
)

/** Adds a name that the suggestions leave out; the same list each time. */
const addName = weakMapMemoize(
  (list: readonly NameSuggestion[], name: string, registered: boolean) => [
    { name, registered },
    ...list,
  ],
)

/** Returns the answer to a lookup: suggestions that include its name, or why there are none. */
function selectLookup(
  state: RootState,
  label: string,
): readonly NameSuggestion[] | LookupFailure | 'looking' {
  const services = selectModalApiState(state)
  const network = selectActiveNetwork(state)
  if (!network) return 'network'
  if (!services) return 'looking'
  const { caipNetworkId } = network
  const suffix = selectNameSuffix(state)
  const name = label + suffix
  const suggested = getSuggestionsSelector(label, suffix.slice(1), caipNetworkId)(services)
  if (suggested.isError) return 'suggestions'
  if (!suggested.isSuccess) return 'looking'
  if (suggested.data === null) return 'network'
  if (suggested.data.some(suggestion => suggestion.name === name)) return suggested.data
  const record = getRecordSelector(name, caipNetworkId)(services)
  if (record.isError) return 'name'
  return record.isSuccess ? addName(suggested.data, name, record.data !== null) : 'looking'
}

/** Returns the names of the last lookup with an answer, free or not. */
export function selectSuggestions(state: RootState): readonly NameSuggestion[] {
  const { lookups } = selectNames(state)
  for (const label of [...lookups].reverse()) {
    const answer = selectLookup(state, label)
    if (typeof answer !== 'string') return answer
  }
  return NO_SUGGESTIONS
}

export function selectAvailability(state: RootState): NameAvailability {
  const { text, isLookedUp, lookups } = selectNames(state)
  if (explainNameProblem(text) !== null) return 'none'
  const name = selectWholeName(state)
  const found = selectSuggestions(state).find(suggestion => suggestion.name === name)
  if (found) return found.registered ? 'taken' : 'free'
  const last = lookups.at(-1)
  const answer = isLookedUp && last !== undefined ? selectLookup(state, last) : 'looking'
  return typeof answer === 'string' ? answer : 'looking'
}
