import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Connector } from '../../domain/connector'
import type { Namespace } from '../../lib/caip'

export interface ConnectorsState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** Discovery has reported at least once since the page began to look. */
  readonly hasLooked: boolean
}

const initialState: ConnectorsState = { byNamespace: {}, hasLooked: false }
const NONE: readonly Connector[] = []

/** The ways into a wallet that were found in this browser. */
export const connectorsSlice = createSlice({
  name: 'walletModal/connectors',
  reducerPath: 'connectors',
  initialState,
  reducers: {
    connectorsFound: (
      state,
      { payload }: PayloadAction<{ namespace: Namespace; connectors: readonly Connector[] }>,
    ) => ({
      byNamespace: { ...state.byNamespace, [payload.namespace]: payload.connectors },
      hasLooked: true,
    }),
  },
  selectors: {
    selectHasLooked: state => state.hasLooked,
    selectConnectorsByNamespace: state => state.byNamespace,
    selectConnectorsOf: (state, namespace: Namespace) => state.byNamespace[namespace] ?? NONE,
    selectConnectorById: (state, id: string): Connector | null => {
      for (const list of Object.values(state.byNamespace)) {
        const found = list?.find(connector => connector.id === id)
        if (found) return found
      }
      return null
    },
  },
})

export const { connectorsFound } = connectorsSlice.actions
export const {
  selectHasLooked,
  selectConnectorsByNamespace,
  selectConnectorsOf,
  selectConnectorById,
} = connectorsSlice.selectors
