import { createSlice } from '@reduxjs/toolkit'
import { relaySessionChanged } from '../../events/pairingEvents'
import type { RelaySession } from '../../ports/relay'

export interface RelayState {
  /** What the wallet behind the relay approved; null without one. */
  readonly session: RelaySession | null
}

const initialState: RelayState = { session: null }

/** The session with a wallet on another device, as far as views and networks depend on it. */
export const relaySlice = createSlice({
  name: 'walletModal/relay',
  reducerPath: 'relay',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder.addCase(relaySessionChanged, (_state, { payload }) => ({ session: payload.session }))
  },
  selectors: {
    selectRelaySession: state => state.session,
  },
})

export const { selectRelaySession } = relaySlice.selectors
