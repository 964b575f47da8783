import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { RECENT_WALLETS_MAX } from '../../domain/limits'
import type { Wallet } from '../../domain/wallet'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { walletLinkKept } from '../../events/pairingEvents'
import type { Namespace } from '../../lib/address/caip'
import type { Platform } from '../../lib/links/platform'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'

export interface WalletLink {
  readonly href: string
  readonly name: string
}

interface ConnectedWallet {
  readonly namespace: Namespace
  readonly id: string
  readonly name: string
}

export interface WalletsState {
  /** Newest first, at most two. */
  readonly recent: readonly Wallet[]
  /** Connected wallets, newest first; stored for other libraries on the page. */
  readonly connected: readonly ConnectedWallet[]
  /**
   * Link that brings the WalletConnect wallet to the front, stored where the WalletConnect library
   * reads it.
   */
  readonly link: WalletLink | null
  /** Read on the first interest in the modal. */
  readonly platform: Platform | null
}

const initialState: WalletsState = { recent: [], connected: [], link: null, platform: null }

const others = ({ connected }: WalletsState, namespace: Namespace) =>
  connected.filter(wallet => wallet.namespace !== namespace)

const isRemote = ({ id }: ConnectedWallet) => id === WALLET_CONNECT_CONNECTOR_ID

/** Recent and connected wallets, and the platform. */
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
    recentWalletForgotten: (state, { payload }: PayloadAction<{ readonly id: string }>) => ({
      ...state,
      recent: state.recent.filter(({ id }) => id !== payload.id),
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
        connected: [
          { namespace: payload.namespace, id: payload.connectorId, name: payload.walletName },
          ...others(state, payload.namespace),
        ],
      }))
      .addCase(disconnected, (state, { payload }) => {
        const connected = others(state, payload.namespace)
        // Cleared right away, so that a page that closes now leaves no link in storage.
        const isUnreached = state.connected.some(isRemote) && !connected.some(isRemote)
        // After a disconnect in another tab, that tab removes its link.
        const isEnd = isUnreached && payload.by !== 'otherTab'
        return { ...state, connected, ...(isEnd && { link: null }) }
      })
  },
})

export const { recentWalletUsed, recentWalletForgotten, platformRead } = walletsSlice.actions

/** Plain functions: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly wallets: WalletsState
}

export const selectRecentWallets = (state: Root) => state.wallets.recent
export const selectConnectedWallet = (state: Root) => state.wallets.connected[0] ?? null
