import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ThemeMode, ThemeOptions } from '../../domain/theme'
import { canonicalLocale } from '../../lib/text/canonicalLocale'

export interface ThemeState {
  readonly mode: ThemeMode
  /** Overrides by variable name; `--w3m-*` names of the field are understood. */
  readonly variables: Readonly<Record<string, string>>
  /** The page's own theme, if it has one; `variables` win over it. */
  readonly options?: ThemeOptions
  /** BCP 47; chooses numbers and direction, and the language of dates where the texts are the host's own. */
  readonly locale: string
}

const initialState: ThemeState = { mode: 'system', variables: {}, locale: 'en' }

/** How it looks and which language it speaks. */
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

/** What these read: plain functions, since `slice.selectors` writes each name twice into the bytes of every page. */
interface Root {
  readonly theme: ThemeState
}

export const selectThemeMode = (state: Root) => state.theme.mode
export const selectThemeVariables = (state: Root) => state.theme.variables
export const selectThemeOptions = (state: Root) => state.theme.options
export const selectLocale = (state: Root) => state.theme.locale
