import { createSlice } from '@reduxjs/toolkit'
import { modalClosed } from '../../events/modalEvents'
import type { Wallet } from '../../domain/wallet'
import {
  pairingChecked,
  pairingCheckRequested,
  pairingRequested,
  relayLineChanged,
  relaySessionChanged,
} from '../../events/pairingEvents'
import type { RelayLine, RelaySession } from '../../ports/relay'

export interface RelayState {
  /** What the wallet behind the relay approved; null without one. */
  readonly session: RelaySession | null
  /** The entry of the directory, or of the host, for that wallet, where there is one. */
  readonly wallet: Wallet | null
  /** Whether what is asked of it has a way there. */
  readonly line: RelayLine
  /** The visitor asked to look again; `looked` until something else is waited for. */
  readonly look: 'idle' | 'looking' | 'looked'
}

const STANDING: RelayLine = { isLost: false, isAwaited: false, code: null }
const initialState: RelayState = { session: null, wallet: null, line: STANDING, look: 'idle' }

/** The session with a wallet on another device, as far as views and networks depend on it. */
export const relaySlice = createSlice({
  name: 'walletModal/relay',
  reducerPath: 'relay',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(relaySessionChanged, (state, { payload: { session, wallet = null } }) =>
        session ? { ...state, session, wallet } : initialState,
      )
      .addCase(relayLineChanged, (state, { payload: { line } }) => ({
        ...state,
        line,
        look: line.isAwaited && !state.line.isAwaited ? 'idle' : state.look,
      }))
      .addCase(pairingCheckRequested, state => ({ ...state, look: 'looking' }))
      .addCase(pairingChecked, state =>
        state.look === 'looking' ? { ...state, look: 'looked' } : state,
      )
      .addCase(pairingRequested, state => ({ ...state, look: 'idle' }))
      .addCase(modalClosed, state => ({ ...state, look: 'idle' }))
  },
  selectors: {
    selectRelaySession: state => state.session,
    selectRelayLook: state => state.look,
  },
})

export const { selectRelaySession, selectRelayLook } = relaySlice.getSelectors(
  (state: { readonly relay?: RelayState }) => state.relay ?? initialState,
)
