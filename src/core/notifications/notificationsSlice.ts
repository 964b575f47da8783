import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import type { StringKey } from '../../strings/strings'

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'busy'

export interface Toast {
  readonly id: string
  readonly tone: Tone
  readonly text: StringKey
  readonly params?: Readonly<Record<string, string>>
  /** Does not expire; the next press dismisses it. */
  readonly isSticky?: boolean
}

/** For the page's developers, never for users. */
export interface Alert {
  readonly id: string
  readonly tone: Tone
  readonly text: StringKey
  readonly params?: Readonly<Record<string, string>>
}

export interface NotificationsState {
  /** The first one is shown. */
  readonly toasts: readonly Toast[]
  readonly alerts: readonly Alert[]
  /** The toast is hovered or focused and does not expire. */
  readonly isHeld: boolean
  /** Chunks that failed to load, with the number of failures since the modal opened. */
  readonly missing: Readonly<Record<string, number>>
}

const initialState: NotificationsState = {
  toasts: [],
  alerts: [],
  isHeld: false,
  missing: {},
}
/** Any older messages are out of date. */
const TOASTS_MAX = 4

/** Toasts, chunks that failed to load, and the developers' alerts. */
export const notificationsSlice = createSlice({
  name: 'walletModal/notifications',
  reducerPath: 'notifications',
  initialState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Toast>) => ({
      ...state,
      toasts: [...state.toasts.filter(toast => toast.id !== payload.id), payload].slice(
        -TOASTS_MAX,
      ),
    }),
    toastDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      isHeld: false,
      toasts: state.toasts.filter(toast => toast.id !== payload),
    }),
    toastHeld: state => ({ ...state, isHeld: true }),
    toastReleased: state => ({ ...state, isHeld: false }),
    chunkFetched: (
      state,
      { payload: { name, isHere } }: PayloadAction<{ name: string; isHere: boolean }>,
    ) => {
      const { [name]: failures = 0, ...others } = state.missing
      return { ...state, missing: isHere ? others : { ...others, [name]: failures + 1 } }
    },
    alertRaised: (state, { payload }: PayloadAction<Alert>) =>
      state.alerts.some(alert => alert.id === payload.id)
        ? state
        : { ...state, alerts: [...state.alerts, payload] },
    alertDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      alerts: state.alerts.filter(alert => alert.id !== payload),
    }),
  },
  extraReducers: builder => {
    builder.addCase(modalClosed, state => {
      if (state.toasts.length > 0) state.toasts = []
      state.isHeld = false
    })
    builder.addCase(modalOpened, state => {
      if (Object.keys(state.missing).length > 0) state.missing = {}
    })
  },
})

export const {
  toastShown,
  toastDismissed,
  toastHeld,
  toastReleased,
  chunkFetched,
  alertRaised,
  alertDismissed,
} = notificationsSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly notifications: NotificationsState
}

export const selectToasts = (state: Root) => state.notifications.toasts
export const selectIsToastHeld = (state: Root) => state.notifications.isHeld
export const selectAlerts = (state: Root) => state.notifications.alerts
export const selectHasMessages = ({ notifications: { toasts, alerts } }: Root) =>
  toasts.length > 0 || alerts.length > 0
/** The highest number of failures of any missing chunk; 0 if none is missing. */
export const selectChunkFailures = (state: Root): number =>
  Math.max(0, ...Object.values(state.notifications.missing))
