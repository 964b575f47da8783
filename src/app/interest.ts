import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { modalExpected, modalOpenRequested } from '../events/modalEvents'
import { selectIsOpen } from '../features/modal/modalSlice'
import { selectCurrentView, viewPushed, wentBack } from '../features/router/routerSlice'
import type { RootState } from '../store/rootReducer'

/** The next try of code that did not come. */
export const isInterest = isAnyOf(modalExpected, modalOpenRequested, wentBack)

/** Code that comes with another try in an open card missed the view coming up, so it is told of it. */
export const withScreen = (action: UnknownAction, state: RootState): readonly UnknownAction[] =>
  modalExpected.match(action) && selectIsOpen(state)
    ? [action, viewPushed(selectCurrentView(state))]
    : [action]
