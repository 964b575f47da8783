import type { RootState } from '../../store/rootReducer'
import { selectIsConsentAsked } from '../connections/connectionsSelectors'
import { selectHistory } from '../router/routerSelectors'
import { selectHasConsent } from './connectorsSlice'

/** The view in sight is the first one, so that none before it has asked for consent. */
export const selectIsConsentAskedHere = (state: RootState): boolean =>
  selectIsConsentAsked(state) && selectHistory(state).length === 1

/** Nothing may be begun yet. */
export const selectIsConsentMissing = (state: RootState): boolean =>
  selectIsConsentAsked(state) && !selectHasConsent(state)
