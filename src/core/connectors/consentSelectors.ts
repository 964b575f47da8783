import type { RootState } from '../../store/rootReducer'
import { selectIsConsentAsked } from '../connections/connectionsSelectors'
import { selectHistory } from '../router/routerSelectors'
import { selectHasConsent } from './connectorsSlice'

/** Whether the current view has to ask for consent: no earlier view did. */
export const selectIsConsentAskedHere = (state: RootState): boolean =>
  selectIsConsentAsked(state) && selectHistory(state).length === 1

/** Whether consent is still required before connecting. */
export const selectIsConsentMissing = (state: RootState): boolean =>
  selectIsConsentAsked(state) && !selectHasConsent(state)
