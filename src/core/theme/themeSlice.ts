import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ThemeMode, ThemeOptions } from '../../domain/theme'
import { canonicalLocale } from '../../lib/text/canonicalLocale'

export interface ThemeState {
  readonly mode: ThemeMode
  /** Overrides by variable name; AppKit's `--w3m-*` names work as well. */
  readonly variables: Readonly<Record<string, string>>
  /** The host's theme, if any; `variables` win over it. */
  readonly options?: ThemeOptions
  /**
   * BCP 47. Determines number format and text direction, and the language of dates if the host
   * supplies its own texts.
   */
  readonly locale: string
}

const initialState: ThemeState = { mode: 'system', variables: {}, locale: 'en' }

/** Theme and locale. */
export const themeSlice = createSlice({
  name: 'walletModal/theme',
  reducerPath: 'theme',
  initialState,
  reducers: {
    themeModeChosen: (state, { payload }: PayloadAction<ThemeMode>) => ({
      ...state,
      mode: payload,
    }),
    themeVariablesGiven: (state, { payload }: PayloadAction<Record<string, string>>) => ({
      ...state,
      variables: { ...state.variables, ...payload },
    }),
    themeGiven: (state, { payload }: PayloadAction<ThemeOptions>) => ({
      ...state,
      options: payload,
    }),
    localeChosen: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      locale: canonicalLocale(payload),
    }),
  },
})

export const { themeModeChosen, themeVariablesGiven, themeGiven, localeChosen } = themeSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly theme: ThemeState
}

export const selectThemeMode = (state: Root) => state.theme.mode
export const selectThemeVariables = (state: Root) => state.theme.variables
export const selectThemeOptions = (state: Root) => state.theme.options
export const selectLocale = (state: Root) => state.theme.locale
