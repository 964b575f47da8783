import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Network } from '../../domain/network'
import type { ErrorState } from '../../domain/errorCatalogue'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { modalClosed } from '../../events/modalEvents'
import {
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchFailed,
  networkSwitchRequested,
  walletNetworkReported,
} from '../../events/networkEvents'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/address/caip'

export interface NetworkState {
  /** What the host listed, in its order. */
  readonly networks: readonly Network[]
  readonly activeId: CaipNetworkId | null
  /** The network each namespace was last on. */
  readonly lastByNamespace: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** Where each connected wallet says it is; may be a network the host does not list. */
  readonly walletByNamespace: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  readonly phase: 'idle' | 'switching' | 'failed'
  readonly switchingTo: CaipNetworkId | null
  readonly error: ErrorState | null
}

/** What the page lists from now on, and where it is. */
interface ListedNetworks extends Pick<NetworkState, 'networks'> {
  readonly defaultId: CaipNetworkId
  /** Where each chain family was last, where that changes: a network that is listed no more is none to come back to. */
  readonly lastByNamespace?: NetworkState['lastByNamespace']
}

const initialState: NetworkState = {
  networks: [],
  activeId: null,
  lastByNamespace: {},
  walletByNamespace: {},
  phase: 'idle',
  switchingTo: null,
  error: null,
}

const IDLE = { phase: 'idle', switchingTo: null, error: null } as const

const lists = (state: NetworkState, id: CaipNetworkId): boolean =>
  state.networks.some(network => network.caipNetworkId === id)

function activate(state: NetworkState, id: CaipNetworkId): NetworkState {
  const { namespace } = parseCaipNetworkId(id)
  return { ...state, activeId: id, lastByNamespace: { ...state.lastByNamespace, [namespace]: id } }
}

/** Where a wallet is is also where its namespace is taken up again, when another one is active meanwhile. */
function reportWallet(state: NetworkState, namespace: Namespace, id: CaipNetworkId): NetworkState {
  return {
    ...state,
    walletByNamespace: { ...state.walletByNamespace, [namespace]: id },
    ...(lists(state, id) && { lastByNamespace: { ...state.lastByNamespace, [namespace]: id } }),
  }
}

/** Which networks there are, which one is ours, and where the wallets are. */
export const networkSlice = createSlice({
  name: 'walletModal/network',
  reducerPath: 'network',
  initialState,
  reducers: {
    networksConfigured: (
      state,
      { payload: { defaultId, ...more } }: PayloadAction<ListedNetworks>,
    ) => activate({ ...(state as NetworkState), ...more }, defaultId),
  },
  extraReducers: builder => {
    builder
      .addCase(hydrated, (state, { payload }) => {
        const id = payload['activeCaipNetworkId'] as CaipNetworkId | undefined
        // While a wallet is connected it tells where we are; another tab may be elsewhere with another one.
        if (Object.keys(state.walletByNamespace).length > 0) return state
        return id !== undefined && lists(state, id) ? activate(state, id) : state
      })
      .addCase(networkSwitchRequested, (state, { payload }) => ({
        ...(state as NetworkState),
        phase: 'switching' as const,
        switchingTo: payload.caipNetworkId,
        error: null,
      }))
      .addCase(networkSwitched, (state, { payload }) => ({
        ...activate(state as NetworkState, payload.caipNetworkId),
        ...IDLE,
      }))
      .addCase(networkSwitchFailed, (state, { payload }) => ({
        ...(state as NetworkState),
        phase: 'failed' as const,
        error: payload.error,
      }))
      .addCase(networkSwitchCancelled, state => ({ ...(state as NetworkState), ...IDLE }))
      .addCase(modalClosed, state => ({ ...(state as NetworkState), ...IDLE }))
      .addCase(walletConnected, (state, { payload }) =>
        reportWallet(state as NetworkState, payload.namespace, payload.caipNetworkId),
      )
      .addCase(walletNetworkReported, (state, { payload }) =>
        reportWallet(state as NetworkState, payload.namespace, payload.caipNetworkId),
      )
      .addCase(disconnected, (state, { payload }) => {
        const { [payload.namespace]: _gone, ...walletByNamespace } = state.walletByNamespace
        const isTheirSwitch = state.switchingTo?.startsWith(`${payload.namespace}:`) ?? true
        return { ...(state as NetworkState), walletByNamespace, ...(isTheirSwitch && IDLE) }
      })
  },
})

export const { networksConfigured } = networkSlice.actions

/** What these read: plain functions, since `slice.selectors` writes each name twice into the bytes of every page. */
interface Root {
  readonly network: NetworkState
}

export const selectNetworks = (state: Root) => state.network.networks
export const selectActiveCaipNetworkId = (state: Root) => state.network.activeId
export const selectLastCaipNetworkIdByNamespace = (state: Root, namespace: Namespace) =>
  state.network.lastByNamespace[namespace] ??
  state.network.networks.find(network => network.namespace === namespace)?.caipNetworkId ??
  null
export const selectWalletCaipNetworkId = (state: Root, namespace: Namespace) =>
  state.network.walletByNamespace[namespace] ?? null
export const selectWalletNetworkIds = (state: Root) => state.network.walletByNamespace
export const selectNetworkById = (state: Root, id: CaipNetworkId) =>
  state.network.networks.find(network => network.caipNetworkId === id) ?? null
export const selectIsListed = (state: Root, id: CaipNetworkId) => lists(state.network, id)
