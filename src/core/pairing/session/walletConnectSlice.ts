import { createSlice } from '@reduxjs/toolkit'
import { modalClosed } from '../../../events/modalEvents'
import type { Wallet } from '../../../domain/wallet'
import { pairingCheckRequested, pairingRequested } from '../../../events/pairingEvents'
import {
  pairingChecked,
  relayConnectionChanged,
  walletConnectSessionChanged,
} from '../pairingFacts'
import type { RelayConnectionStatus, WalletConnectSession } from '../../../ports/walletConnect'

export interface WalletConnectState {
  /** What the WalletConnect wallet approved; null without a session. */
  readonly session: WalletConnectSession | null
  /** The directory or host entry of that wallet, if there is one. */
  readonly wallet: Wallet | null
  /** Whether the relay connection is lost and a request waits for it. */
  readonly status: RelayConnectionStatus
  /**
   * State of the check the user requested; `looked` stays until the next request starts waiting.
   */
  readonly look: 'idle' | 'looking' | 'looked'
}

const INITIAL_STATUS: RelayConnectionStatus = { isLost: false, isAwaited: false, code: null }
const initialState: WalletConnectState = {
  session: null,
  wallet: null,
  status: INITIAL_STATUS,
  look: 'idle',
}

/** The WalletConnect session, as far as views and networks depend on it. */
export const walletConnectSlice = createSlice({
  name: 'walletModal/walletConnect',
  reducerPath: 'walletConnect',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(walletConnectSessionChanged, (state, { payload: { session, wallet = null } }) =>
        session ? { ...state, session, wallet } : initialState,
      )
      .addCase(relayConnectionChanged, (state, { payload: { status } }) => ({
        ...state,
        status,
        look: status.isAwaited && !state.status.isAwaited ? 'idle' : state.look,
      }))
      .addCase(pairingCheckRequested, state => ({ ...state, look: 'looking' }))
      .addCase(pairingChecked, state =>
        state.look === 'looking' ? { ...state, look: 'looked' } : state,
      )
      .addCase(pairingRequested, state => ({ ...state, look: 'idle' }))
      .addCase(modalClosed, state => ({ ...state, look: 'idle' }))
  },
  selectors: {
    selectWalletConnectSession: state => state.session,
    selectRefreshPhase: state => state.look,
  },
})

export const { selectWalletConnectSession, selectRefreshPhase } = walletConnectSlice.getSelectors(
  (state: { readonly walletConnect?: WalletConnectState }) => state.walletConnect ?? initialState,
)
