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
  /** The host's networks, in its order. */
  readonly networks: readonly Network[]
  readonly activeId: CaipNetworkId | null
  /** The last network of each namespace. */
  readonly lastByNamespace: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** The network each connected wallet reports, listed or not. */
  readonly walletByNamespace: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  readonly phase: 'idle' | 'switching' | 'failed'
  readonly switchingTo: CaipNetworkId | null
  readonly error: ErrorState | null
}

/** A new list of networks and the active one. */
interface ListedNetworks extends Pick<NetworkState, 'networks'> {
  readonly defaultId: CaipNetworkId
  /** Last network per namespace, without those no longer listed; omitted if unchanged. */
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

const hasNetwork = (state: NetworkState, id: CaipNetworkId): boolean =>
  state.networks.some(network => network.caipNetworkId === id)

function withActiveNetwork(state: NetworkState, id: CaipNetworkId): NetworkState {
  const { namespace } = parseCaipNetworkId(id)
  return { ...state, activeId: id, lastByNamespace: { ...state.lastByNamespace, [namespace]: id } }
}

/**
 * Also remembers the network as the namespace's last one, for when the namespace becomes active
 * again.
 */
function withWalletNetwork(
  state: NetworkState,
  namespace: Namespace,
  id: CaipNetworkId,
): NetworkState {
  return {
    ...state,
    walletByNamespace: { ...state.walletByNamespace, [namespace]: id },
    ...(hasNetwork(state, id) && {
      lastByNamespace: { ...state.lastByNamespace, [namespace]: id },
    }),
  }
}

/** Listed networks, the active one, and the wallets' networks. */
export const networkSlice = createSlice({
  name: 'walletModal/network',
  reducerPath: 'network',
  initialState,
  reducers: {
    networksConfigured: (
      state,
      { payload: { defaultId, ...more } }: PayloadAction<ListedNetworks>,
    ) => withActiveNetwork({ ...(state as NetworkState), ...more }, defaultId),
  },
  extraReducers: builder => {
    builder
      .addCase(hydrated, (state, { payload }) => {
        const id = payload['activeCaipNetworkId'] as CaipNetworkId | undefined
        // While a wallet is connected, it decides the network; another tab may use another wallet.
        if (Object.keys(state.walletByNamespace).length > 0) return state
        return id !== undefined && hasNetwork(state, id) ? withActiveNetwork(state, id) : state
      })
      .addCase(networkSwitchRequested, (state, { payload }) => ({
        ...(state as NetworkState),
        phase: 'switching' as const,
        switchingTo: payload.caipNetworkId,
        error: null,
      }))
      .addCase(networkSwitched, (state, { payload }) => ({
        ...withActiveNetwork(state as NetworkState, payload.caipNetworkId),
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
        withWalletNetwork(state as NetworkState, payload.namespace, payload.caipNetworkId),
      )
      .addCase(walletNetworkReported, (state, { payload }) =>
        withWalletNetwork(state as NetworkState, payload.namespace, payload.caipNetworkId),
      )
      .addCase(disconnected, (state, { payload }) => {
        const { [payload.namespace]: _gone, ...walletByNamespace } = state.walletByNamespace
        const isTheirSwitch = state.switchingTo?.startsWith(`${payload.namespace}:`) ?? true
        return { ...(state as NetworkState), walletByNamespace, ...(isTheirSwitch && IDLE) }
      })
  },
})

export const { networksConfigured } = networkSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
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
export const selectIsListed = (state: Root, id: CaipNetworkId) => hasNetwork(state.network, id)
