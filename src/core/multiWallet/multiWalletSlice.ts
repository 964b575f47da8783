import { createSlice } from '@reduxjs/toolkit'
import { disconnected, walletConnected, type ConnectorRef } from '../../events/connectionEvents'
import { flowsResumed } from '../../events/flowEvents'
import {
  connectionSwitchFailed,
  connectionSwitchRequested,
  otherConnectionAdded,
  otherConnectionRemoved,
} from '../../events/otherConnectionEvents'
import type { Namespace } from '../../lib/address/caip'
import {
  multiWalletToggled,
  otherAccountsChanged,
  otherNetworkReported,
  unrestoredDropped,
  unrestoredFound,
} from './multiWalletEvents'
import type { MultiWalletState, OtherConnection } from './multiWalletState'

const initialState: MultiWalletState = {
  isOn: false,
  others: {},
  unrestored: {},
  switching: null,
}

type ByNamespace<T> = Readonly<Partial<Record<Namespace, readonly T[]>>>

/** A namespace with an empty list has no entry. */
function withList<T>(
  lists: ByNamespace<T>,
  namespace: Namespace,
  list: readonly T[],
): ByNamespace<T> {
  const { [namespace]: _before, ...rest } = lists
  return list.length > 0 ? { ...rest, [namespace]: list } : rest
}

const withoutConnector = <T extends { readonly connectorId: string }>(
  lists: ByNamespace<T>,
  { namespace, connectorId }: ConnectorRef,
): ByNamespace<T> =>
  withList(
    lists,
    namespace,
    (lists[namespace] ?? []).filter(each => each.connectorId !== connectorId),
  )

const change = (
  state: MultiWalletState,
  { namespace, connectorId }: ConnectorRef,
  next: Partial<OtherConnection>,
): MultiWalletState => ({
  ...state,
  others: withList(
    state.others,
    namespace,
    (state.others[namespace] ?? []).map(each =>
      each.connectorId === connectorId ? { ...each, ...next } : each,
    ),
  ),
})

const clearSettledSwitch = (
  state: MultiWalletState,
  ref: ConnectorRef,
): MultiWalletState['switching'] =>
  state.switching?.namespace === ref.namespace && state.switching.connectorId === ref.connectorId
    ? null
    : state.switching

/** Wallets that are connected besides the active one of their namespace. */
export const multiWalletSlice = createSlice({
  name: 'walletModal/multiWallet',
  reducerPath: 'multiWallet',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(multiWalletToggled, (draft, { payload: { isOn } }) => ({
        ...(draft as MultiWalletState),
        isOn,
        ...(!isOn && { unrestored: {}, switching: null }),
      }))
      .addCase(unrestoredFound, (draft, { payload }) => ({
        ...(draft as MultiWalletState),
        unrestored: payload,
      }))
      .addCase(unrestoredDropped, (draft, { payload }) => {
        const state = draft as MultiWalletState
        return { ...state, unrestored: withoutConnector(state.unrestored, payload) }
      })
      .addCase(otherConnectionAdded, (draft, { payload }) => {
        const state = draft as MultiWalletState
        const { namespace, isRestored, ...added } = payload
        const rest = withoutConnector(state.others, payload)[namespace] ?? []
        const list = isRestored ? [...rest, added] : [added, ...rest]
        return {
          ...state,
          others: withList(state.others, namespace, list),
          unrestored: withoutConnector(state.unrestored, payload),
        }
      })
      .addCase(otherConnectionRemoved, (draft, { payload }) => {
        const state = draft as MultiWalletState
        return {
          ...state,
          others: withoutConnector(state.others, payload),
          switching: clearSettledSwitch(state, payload),
        }
      })
      .addCase(otherAccountsChanged, (draft, { payload }) =>
        change(draft as MultiWalletState, payload, { accounts: payload.accounts }),
      )
      .addCase(otherNetworkReported, (draft, { payload }) =>
        change(draft as MultiWalletState, payload, { caipNetworkId: payload.caipNetworkId }),
      )
      .addCase(connectionSwitchRequested, (draft, { payload }) => ({
        ...(draft as MultiWalletState),
        switching: payload,
      }))
      .addCase(connectionSwitchFailed, (draft, { payload }) => {
        const state = draft as MultiWalletState
        return { ...state, switching: clearSettledSwitch(state, payload) }
      })
      .addCase(flowsResumed, draft => ({ ...(draft as MultiWalletState), switching: null }))
      // A wallet that becomes active leaves the others.
      .addCase(walletConnected, (draft, { payload }) => {
        const state = draft as MultiWalletState
        return {
          ...state,
          others: withoutConnector(state.others, payload),
          unrestored: withoutConnector(state.unrestored, payload),
          switching: clearSettledSwitch(state, payload),
        }
      })
      .addCase(disconnected, (draft, { payload: { namespace } }) => {
        const state = draft as MultiWalletState
        return state.switching?.namespace === namespace ? { ...state, switching: null } : state
      })
  },
})
