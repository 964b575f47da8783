import type { ThemeMode } from '../../../domain/theme'
import type { ViewName } from '../../../domain/views'
import { selectIsOpen as isOpen } from '../../../core/modal/modalSlice'
import { selectCurrentView } from '../../../core/router/routerSlice'
import type { RemoteFeatures } from '../../../domain/options'
import { selectOptions } from '../../../core/options/optionsSlice'
import {
  selectThemeMode as themeMode,
  selectThemeVariables as themeVariables,
} from '../../../core/theme/themeSlice'
import { selectModalPart, type StateWithModal } from './selectModalPart'

export const selectIsOpen = (state: StateWithModal): boolean => isOpen(selectModalPart(state))

/** Returns the view that the modal shows, or would show first; kept while it is closed. */
export const selectView = (state: StateWithModal): ViewName =>
  selectCurrentView(selectModalPart(state)).name

export const selectThemeMode = (state: StateWithModal): ThemeMode =>
  themeMode(selectModalPart(state))

/** Returns the theme overrides, by variable. */
export const selectThemeVariables = (state: StateWithModal): Readonly<Record<string, string>> =>
  themeVariables(selectModalPart(state))

/** Returns what the project's owner switched remotely; empty until the modal first opens. */
export const selectRemoteFeatures = (state: StateWithModal): Readonly<Partial<RemoteFeatures>> =>
  selectOptions(selectModalPart(state)).remoteFeatures
