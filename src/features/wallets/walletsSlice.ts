import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { RECENT_WALLETS_MAX } from '../../domain/limits'
import type { Wallet } from '../../domain/wallet'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { walletLinkKept } from '../../events/pairingEvents'
import type { Platform } from '../../lib/platform'

export interface WalletLink {
  readonly href: string
  readonly name: string
}

export interface WalletsState {
  /** Newest first, at most two. */
  readonly recent: readonly Wallet[]
  /** Id and name of the wallet that is connected, kept for other programs on this page. */
  readonly connected: { readonly id: string; readonly name: string } | null
  /** What brings the wallet behind the relay to the front, kept where the relay's library looks for it. */
  readonly link: WalletLink | null
  /** Where the page runs, read when somebody comes near the modal. */
  readonly platform: Platform | null
}

const initialState: WalletsState = { recent: [], connected: null, link: null, platform: null }

/** Wallets as entries of a directory, and those used lately. */
export const walletsSlice = createSlice({
  name: 'walletModal/wallets',
  reducerPath: 'wallets',
  initialState,
  reducers: {
    recentWalletUsed: (state, { payload }: PayloadAction<Wallet>) => ({
      ...state,
      recent: [payload, ...state.recent.filter(wallet => wallet.id !== payload.id)].slice(
        0,
        RECENT_WALLETS_MAX,
      ),
    }),
    platformRead: (state, { payload }: PayloadAction<Platform>) => ({
      ...state,
      platform: payload,
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(hydrated, (state, { payload }) =>
        'recentWallets' in payload || 'walletLink' in payload
          ? {
              ...state,
              ...('recentWallets' in payload && {
                recent: (payload['recentWallets'] ?? []) as Wallet[],
              }),
              ...('walletLink' in payload && {
                link: (payload['walletLink'] ?? null) as WalletLink | null,
              }),
            }
          : state,
      )
      .addCase(walletLinkKept, (state, { payload }) => {
        state.link = payload.link
      })
      .addCase(walletConnected, (state, { payload }) => ({
        ...state,
        connected: { id: payload.connectorId, name: payload.walletName },
      }))
      .addCase(disconnected, state => ({ ...state, connected: null }))
  },
  selectors: {
    selectRecentWallets: state => state.recent,
    selectConnectedWallet: state => state.connected,
  },
})

export const { recentWalletUsed, platformRead } = walletsSlice.actions
export const { selectRecentWallets, selectConnectedWallet } = walletsSlice.selectors
