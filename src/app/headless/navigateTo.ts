import type { ViewEntry } from '../../domain/views'
import { modalOpenRequested } from '../../events/modalEvents'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView, viewPushed } from '../../core/router/routerSlice'
import type { RootState } from '../../store/rootReducer'
import type { Runtime } from '../runtime/Runtime'

/** Navigates to a view: pushed onto the current one, or as the first one if the modal is closed. */
export function navigateTo({ store }: Runtime, view: ViewEntry): void {
  const isOpen = selectIsOpen(store.getState())
  store.dispatch(isOpen ? viewPushed(view) : modalOpenRequested({ view }))
}

/** Whether that view is shown, whatever its params. */
export const isViewShown = (state: RootState, { name }: ViewEntry): boolean =>
  selectIsOpen(state) && selectCurrentView(state).name === name
