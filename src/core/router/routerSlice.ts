import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { viewEntry, type ViewEntry } from '../../domain/views'
import { connectRequested } from '../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'

/** The direction of the view transition: new content enters from the end, the start, or neither. */
export type Direction = 'forward' | 'back' | 'none'

export interface RouterState {
  /** Never empty; the last entry is shown. */
  readonly history: readonly ViewEntry[]
  readonly direction: Direction
}

const home = viewEntry('Connect')
const initialState: RouterState = { history: [home], direction: 'none' }

const isSame = (a: ViewEntry | undefined, b: ViewEntry): boolean =>
  a !== undefined && a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params)

const push = (state: RouterState, view: ViewEntry): RouterState =>
  isSame(state.history.at(-1), view)
    ? state
    : { history: [...state.history, view], direction: 'forward' }

const replaceTop = (state: RouterState, view: ViewEntry): RouterState =>
  isSame(state.history.at(-1), view)
    ? state
    : { history: [...state.history.slice(0, -1), view], direction: 'forward' }

/** The stack of views. Going back from the first view is left to the modal. */
export const routerSlice = createSlice({
  name: 'walletModal/router',
  reducerPath: 'router',
  initialState,
  reducers: {
    viewPushed: (state, { payload }: PayloadAction<ViewEntry>) =>
      push(state as RouterState, payload),
    viewReplaced: (state, { payload }: PayloadAction<ViewEntry>) =>
      replaceTop(state as RouterState, payload),
    historyReset: (_state, { payload }: PayloadAction<ViewEntry>) => ({
      history: [payload],
      direction: 'back' as const,
    }),
    /**
     * `landing` replaces the entry below when it no longer applies. `isReturn`: the view above
     * finished by itself; the user did not leave it.
     */
    wentBack(
      state,
      { payload }: PayloadAction<{ readonly landing?: ViewEntry; readonly isReturn?: boolean }>,
    ) {
      const below = state.history.slice(0, -1) as ViewEntry[]
      if (below.length === 0) return state
      const history = payload.landing ? [...below.slice(0, -1), payload.landing] : below
      return { history, direction: 'back' as const }
    },
  },
  extraReducers: builder => {
    builder
      .addCase(modalOpened, (_state, { payload }) => ({
        history: [payload.view],
        direction: 'none' as const,
      }))
      .addCase(modalClosed, () => initialState)
      .addCase(connectRequested, (state, { payload }) =>
        push(
          state as RouterState,
          viewEntry('ConnectingExternal', { connectorId: payload.connectorId }),
        ),
      )
  },
})

export const { viewPushed, viewReplaced, historyReset, wentBack } = routerSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly router: RouterState
}

export const selectCurrentView = (state: Root) => state.router.history.at(-1) ?? home
