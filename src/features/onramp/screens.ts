import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'

const isOn = (state: RootState, ...names: readonly string[]): boolean =>
  selectIsOpen(state) && names.includes(selectCurrentView(state).name)

/** Whether the providers or the chosen one are on screen. */
export const isChoosing = (state: RootState) => isOn(state, 'OnRampProviders', 'BuyInProgress')

/** Whether a view that shows currencies is on screen. */
export const showsCurrencies = (state: RootState) =>
  isOn(state, 'OnRampProviders', 'BuyInProgress', 'OnRampFiatSelect', 'OnRampTokenSelect')

/** Whether the form or the progress of a purchase is on screen. */
export const isBuying = (state: RootState) => isOn(state, 'BuyInProgress')

export const showsPurchases = (state: RootState) => isOn(state, 'OnRampActivity')

export const isPicking = (state: RootState) => isOn(state, 'OnRampFiatSelect', 'OnRampTokenSelect')
