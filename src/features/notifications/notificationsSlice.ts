import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import type { StringKey } from '../../strings/en'

export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'busy'

export interface Toast {
  readonly id: string
  readonly tone: Tone
  readonly text: StringKey
  readonly params?: Readonly<Record<string, string>>
  /** Stays until it is dismissed. */
  readonly isSticky?: boolean
}

/** For the developers of the page, never for visitors alone. */
export interface Alert {
  readonly id: string
  readonly tone: Tone
  readonly text: StringKey
  readonly params?: Readonly<Record<string, string>>
}

export interface NotificationsState {
  /** The first one is on screen. */
  readonly toasts: readonly Toast[]
  readonly alerts: readonly Alert[]
  /** The pointer is on the toast: it waits. */
  readonly isHeld: boolean
  /** Code that was asked for in vain since the card opened and is still missing. */
  readonly missing: readonly string[]
  /** How often it was tried in vain; what is missed beside the first belongs to the same try. */
  readonly failures: number
}

const initialState: NotificationsState = {
  toasts: [],
  alerts: [],
  isHeld: false,
  missing: [],
  failures: 0,
}
/** More than this would talk about the past. */
const TOASTS_MAX = 4

/** Short messages inside the card, what could not be loaded, and the developers' alert bar. */
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
    codeFetched: (
      state,
      { payload: { name, isHere } }: PayloadAction<{ name: string; isHere: boolean }>,
    ) => {
      const others = state.missing.filter(each => each !== name)
      const missing = isHere ? others : [...others, name]
      const isSameTry = isHere || missing.length > Math.max(1, state.missing.length)
      return { ...state, missing, failures: missing.length && state.failures + (isSameTry ? 0 : 1) }
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
    builder.addCase(modalClosed, state => ({ ...state, toasts: [], isHeld: false }))
    builder.addCase(modalOpened, state => ({ ...state, missing: [], failures: 0 }))
  },
  selectors: {
    selectToasts: state => state.toasts,
    selectIsToastHeld: state => state.isHeld,
    selectAlerts: state => state.alerts,
    selectHasMessages: state => state.toasts.length > 0 || state.alerts.length > 0,
  },
})

export const {
  toastShown,
  toastDismissed,
  toastHeld,
  toastReleased,
  codeFetched,
  alertRaised,
  alertDismissed,
} = notificationsSlice.actions
export const { selectToasts, selectIsToastHeld, selectAlerts, selectHasMessages } =
  notificationsSlice.selectors

/** How often code was tried for in vain, while some is missing; else 0. A plain function, for the bytes. */
export const selectFailures = (state: { readonly notifications: NotificationsState }) =>
  state.notifications.failures
