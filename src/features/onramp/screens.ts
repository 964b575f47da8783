import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../modal/modalSlice'
import { selectCurrentView } from '../router/routerSlice'

const isOn = (state: RootState, ...names: readonly string[]): boolean =>
  selectIsOpen(state) && names.includes(selectCurrentView(state).name)

/** Providers are on screen, or the one that was chosen. */
export const isChoosing = (state: RootState) => isOn(state, 'OnRampProviders', 'BuyInProgress')

/** Something of buying is on screen that shows currencies. */
export const showsCurrencies = (state: RootState) =>
  isOn(state, 'OnRampProviders', 'BuyInProgress', 'OnRampFiatSelect', 'OnRampTokenSelect')

/** What is bought from whom, and what became of it. */
export const isBuying = (state: RootState) => isOn(state, 'BuyInProgress')

export const showsPurchases = (state: RootState) => isOn(state, 'OnRampActivity')

export const isPicking = (state: RootState) => isOn(state, 'OnRampFiatSelect', 'OnRampTokenSelect')
