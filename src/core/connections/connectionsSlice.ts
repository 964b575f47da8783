import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Capability } from '../../domain/capabilities'
import type { Connection, ConnectionPhase } from '../../domain/connector'
import type { ErrorState } from '../../domain/errorCatalogue'
import {
  accountsChanged,
  connectCancelled,
  connectFailed,
  connectRequested,
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../events/connectionEvents'
import { hydrated } from '../../events/lifecycleEvents'
import { modalClosed, modalOpenFailed } from '../../events/modalEvents'
import { NAMESPACES, type Namespace } from '../../lib/address/caip'

export interface NamespaceConnection {
  readonly phase: ConnectionPhase
  /** The connector that is connected, connecting or being restored. */
  readonly connectorId: string | null
  readonly walletName: string | null
  /** Capabilities of the connected wallet; empty otherwise. */
  readonly capabilities: readonly Capability[]
}

/** The user's attempt to connect. Separate from the live connection, which it must not disturb. */
export interface ConnectAttempt {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly phase: 'waiting' | 'failed' | 'done'
  readonly error: ErrorState | null
}

export interface ConnectionsState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceConnection>>>
  readonly attempt: ConnectAttempt | null
  /** Namespaces in the order they were connected. */
  readonly connectedNamespaces: readonly Namespace[]
  /** Connectors to restore, from storage. */
  readonly storedConnectorIds: Readonly<Partial<Record<Namespace, string>>>
  /** Wallets the user disconnected or replaced, latest last; never restored silently. */
  readonly disconnectedConnectorIds: Readonly<Partial<Record<Namespace, readonly string[]>>>
  readonly connections: Readonly<Partial<Record<Namespace, readonly Connection[]>>>
}

const initialState: ConnectionsState = {
  byNamespace: {},
  attempt: null,
  connectedNamespaces: [],
  storedConnectorIds: {},
  disconnectedConnectorIds: {},
  connections: {},
}

/** Fields stored in the same shape. */
const STORED = ['connectedNamespaces', 'disconnectedConnectorIds', 'connections'] as const

export const NOT_CONNECTED: NamespaceConnection = {
  phase: 'disconnected',
  connectorId: null,
  walletName: null,
  capabilities: [],
}

const withPhase = (
  state: ConnectionsState,
  namespace: Namespace,
  connection: NamespaceConnection,
): ConnectionsState => ({
  ...state,
  byNamespace: { ...state.byNamespace, [namespace]: connection },
})

const without = <T>(record: Readonly<Partial<Record<Namespace, T>>>, namespace: Namespace) => {
  const { [namespace]: _gone, ...rest } = record
  return rest as Readonly<Partial<Record<Namespace, T>>>
}

const isLive = (connection: NamespaceConnection | undefined) => connection?.phase === 'connected'

/** Storage has one key per namespace; a removed key removes its id. */
function storedIds(
  current: ConnectionsState['storedConnectorIds'],
  payload: Readonly<Record<string, unknown>>,
): ConnectionsState['storedConnectorIds'] {
  const next: Partial<Record<Namespace, string>> = { ...current }
  for (const namespace of NAMESPACES) {
    const field = `connectorId:${namespace}`
    if (!(field in payload)) continue
    const id = payload[field]
    if (typeof id === 'string') next[namespace] = id
    else delete next[namespace]
  }
  return next
}

/** Ends an attempt but keeps a live connection. */
function endAttempt(state: ConnectionsState, namespace: Namespace): ConnectionsState {
  return isLive(state.byNamespace[namespace]) ? state : withPhase(state, namespace, NOT_CONNECTED)
}

/** Connections by namespace, and the current attempt. */
export const connectionsSlice = createSlice({
  name: 'walletModal/connections',
  reducerPath: 'connections',
  initialState,
  reducers: {
    /**
     * Replaces the disconnected wallets of all namespaces. Lazy flows compute the value, which
     * keeps the reducer small.
     */
    disconnectedChanged: (
      state,
      { payload }: PayloadAction<ConnectionsState['disconnectedConnectorIds']>,
    ) => ({ ...state, disconnectedConnectorIds: payload }),
    /**
     * Replaces the stored connections of all namespaces, for pages with several wallets per
     * namespace.
     */
    connectionsChanged: (state, { payload }: PayloadAction<ConnectionsState['connections']>) => ({
      ...state,
      connections: payload,
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(hydrated, (draft, { payload }) => {
        const state = draft as ConnectionsState
        return {
          ...state,
          ...Object.fromEntries(
            STORED.filter(name => name in payload).map(name => [
              name,
              payload[name] ?? initialState[name],
            ]),
          ),
          storedConnectorIds: storedIds(state.storedConnectorIds, payload),
        }
      })
      .addCase(restoreStarted, (draft, { payload }) =>
        withPhase(draft as ConnectionsState, payload.namespace, {
          ...NOT_CONNECTED,
          phase: 'restoring',
          connectorId: payload.connectorId,
        }),
      )
      .addCase(restoreFailed, (draft, { payload }) => {
        const state = endAttempt(draft, payload.namespace)
        // A slow wallet keeps its stored id because it may still connect (P1).
        return payload.reason === 'timedOut'
          ? state
          : {
              ...state,
              storedConnectorIds: without(state.storedConnectorIds, payload.namespace),
              connectedNamespaces: state.connectedNamespaces.filter(
                name => name !== payload.namespace,
              ),
            }
      })
      .addCase(connectRequested, (draft, { payload }) => {
        const state: ConnectionsState = {
          ...(draft as ConnectionsState),
          attempt: { ...payload, phase: 'waiting', error: null },
        }
        const current = state.byNamespace[payload.namespace]
        return isLive(current)
          ? state
          : withPhase(state, payload.namespace, {
              ...NOT_CONNECTED,
              phase: 'connecting',
              connectorId: payload.connectorId,
            })
      })
      .addCase(connectFailed, (draft, { payload }) => ({
        ...endAttempt(draft as ConnectionsState, payload.namespace),
        attempt: { ...payload, phase: 'failed' as const },
      }))
      .addCase(connectCancelled, (draft, { payload }) => ({
        ...endAttempt(draft as ConnectionsState, payload.namespace),
        attempt: null,
      }))
      .addCase(walletConnected, (draft, { payload }) => {
        const { namespace, connectorId, walletName, accounts, capabilities, isRestored } = payload
        // Other stored connections of the namespace may be restored as well.
        const others = (
          (isRestored && !isLive(draft.byNamespace[namespace]) && draft.connections[namespace]) ||
          []
        ).filter(each => each.connectorId !== connectorId)
        const state = withPhase(draft, namespace, {
          phase: 'connected',
          connectorId,
          walletName: walletName || null, // WalletConnect wallets may send no name
          capabilities,
        })
        const disconnectedIds = (state.disconnectedConnectorIds[namespace] ?? []).filter(
          id => id !== connectorId,
        )
        return {
          ...state,
          attempt: isRestored
            ? state.attempt
            : { namespace, connectorId, phase: 'done' as const, error: null },
          connectedNamespaces: [...new Set([...state.connectedNamespaces, namespace])],
          storedConnectorIds: { ...state.storedConnectorIds, [namespace]: connectorId },
          disconnectedConnectorIds:
            disconnectedIds.length > 0
              ? { ...state.disconnectedConnectorIds, [namespace]: disconnectedIds }
              : without(state.disconnectedConnectorIds, namespace),
          connections: {
            ...state.connections,
            [namespace]: [{ connectorId, accounts, name: walletName }, ...others],
          },
        }
      })
      .addCase(accountsChanged, (draft, { payload }) => {
        const state = draft as ConnectionsState
        return {
          ...state,
          connections: {
            ...state.connections,
            [payload.namespace]: (state.connections[payload.namespace] ?? []).map(connection =>
              connection.connectorId === payload.connectorId
                ? { ...connection, accounts: payload.accounts }
                : connection,
            ),
          },
        }
      })
      .addCase(disconnected, (draft, { payload: { namespace, by } }) => {
        const connectorId =
          draft.byNamespace[namespace]?.connectorId ?? draft.storedConnectorIds[namespace]
        const state: ConnectionsState = {
          ...withPhase(draft, namespace, NOT_CONNECTED),
          attempt: draft.attempt?.namespace !== namespace ? draft.attempt : null,
        }
        // The tab that disconnected updates storage; this one only follows.
        if (by === 'otherTab') return state
        return {
          ...state,
          connectedNamespaces: state.connectedNamespaces.filter(name => name !== namespace),
          storedConnectorIds: without(state.storedConnectorIds, namespace),
          connections: without(state.connections, namespace),
          // When the wallet disconnects, the user did not, so it may be restored.
          disconnectedConnectorIds:
            connectorId == null || by === 'wallet'
              ? state.disconnectedConnectorIds
              : {
                  ...state.disconnectedConnectorIds,
                  [namespace]: [
                    // Another tab may have disconnected from it as well.
                    ...new Set([...(state.disconnectedConnectorIds[namespace] ?? []), connectorId]),
                  ],
                },
        }
      })
      .addCase(modalClosed, draft => {
        draft.attempt = null
      })
      // The chunk that connects did not load, so no wallet was asked.
      .addCase(modalOpenFailed, draft => ({
        ...(draft.attempt
          ? endAttempt(draft as ConnectionsState, draft.attempt.namespace)
          : (draft as ConnectionsState)),
        attempt: null,
      }))
  },
})

export const { connectionsChanged, disconnectedChanged } = connectionsSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly connections: ConnectionsState
}

export const selectConnectionByNamespace = (state: Root, namespace: Namespace) =>
  state.connections.byNamespace[namespace] ?? NOT_CONNECTED
export const selectStoredConnections = (state: Root, namespace: Namespace) =>
  state.connections.connections[namespace]
export const selectConnectionsByNamespace = (state: Root) => state.connections.byNamespace
export const selectStoredConnectorIds = (state: Root) => state.connections.storedConnectorIds
export const selectDisconnectedConnectorIds = (state: Root) =>
  state.connections.disconnectedConnectorIds
export const selectIsConnected = (state: Root, namespace: Namespace) =>
  isLive(state.connections.byNamespace[namespace])
