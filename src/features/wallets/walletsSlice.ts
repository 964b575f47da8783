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
  /** Who is connected, the newest first; kept for other programs on this page. */
  readonly connected: readonly ConnectedWallet[]
  /** What brings the WalletConnect wallet to the front, kept where the WalletConnect library looks for it. */
  readonly link: WalletLink | null
  /** Where the page runs, read when somebody comes near the modal. */
  readonly platform: Platform | null
}

const initialState: WalletsState = { recent: [], connected: [], link: null, platform: null }

const others = ({ connected }: WalletsState, namespace: Namespace) =>
  connected.filter(wallet => wallet.namespace !== namespace)

const isRemote = ({ id }: ConnectedWallet) => id === WALLET_CONNECT_CONNECTOR_ID

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
        // At once with the last disconnect: a page that goes in this moment leaves no link behind.
        const isUnreached = state.connected.some(isRemote) && !connected.some(isRemote)
        // The link of another tab's wallet is that tab's to take away.
        const isEnd = isUnreached && payload.by !== 'otherTab'
        return { ...state, connected, ...(isEnd && { link: null }) }
      })
  },
})

export const { recentWalletUsed, recentWalletForgotten, platformRead } = walletsSlice.actions

/** What these read: plain functions, since `slice.selectors` writes each name twice into the bytes of every page. */
interface Root {
  readonly wallets: WalletsState
}

export const selectRecentWallets = (state: Root) => state.wallets.recent
export const selectConnectedWallet = (state: Root) => state.wallets.connected[0] ?? null
