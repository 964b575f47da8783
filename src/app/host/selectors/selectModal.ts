import type { ThemeMode } from '../../../domain/theme'
import type { ViewName } from '../../../domain/views'
import { selectIsOpen as isOpen } from '../../../features/modal/modalSlice'
import { selectCurrentView } from '../../../features/router/routerSlice'
import { selectThemeMode as themeMode } from '../../../features/theme/themeSlice'
import { selectModalPart, type StateWithModal } from './selectModalPart'

export const selectIsOpen = (state: StateWithModal): boolean => isOpen(selectModalPart(state))

/** The view that the modal shows, or would show first; it stays while the modal is closed. */
export const selectView = (state: StateWithModal): ViewName =>
  selectCurrentView(selectModalPart(state)).name

export const selectThemeMode = (state: StateWithModal): ThemeMode =>
  themeMode(selectModalPart(state))
