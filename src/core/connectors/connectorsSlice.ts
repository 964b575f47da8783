import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Connector } from '../../domain/connector'
import { modalOpened } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'

export interface ConnectorsState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** Whether discovery has reported at least once. */
  readonly hasDiscovered: boolean
  /**
   * Whether wallets precede other login methods; null until known. Fixed while the modal is open,
   * so that nothing moves under a finger.
   */
  readonly isWalletFirst: boolean | null
  /** Confusable skeletons (Unicode TR39) of non-ASCII names read so far. */
  readonly skeletons: Readonly<Record<string, string>>
  /** The wallet the user has just installed, until the modal opens again. */
  readonly newWalletId?: string | null
  /** Whether the user accepted the host's terms; not persisted. */
  readonly hasConsent: boolean
}

const initialState: ConnectorsState = {
  byNamespace: {},
  hasDiscovered: false,
  isWalletFirst: null,
  skeletons: {},
  hasConsent: false,
}
const NONE: readonly Connector[] = []

const hasWallet = (byNamespace: ConnectorsState['byNamespace']) =>
  Object.values(byNamespace).some(list =>
    list.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED'),
  )

/** Connectors found in this browser. */
export const connectorsSlice = createSlice({
  name: 'walletModal/connectors',
  reducerPath: 'connectors',
  initialState,
  reducers: {
    connectorsFound: (
      state,
      { payload }: PayloadAction<{ namespace: Namespace; connectors: readonly Connector[] }>,
    ) => {
      const byNamespace = {
        ...(state as ConnectorsState).byNamespace,
        [payload.namespace]: payload.connectors,
      }
      const isWalletFirst = state.isWalletFirst ?? hasWallet(byNamespace)
      return { ...(state as ConnectorsState), byNamespace, hasDiscovered: true, isWalletFirst }
    },
    namesRead: (state, { payload }: PayloadAction<ConnectorsState['skeletons']>) => ({
      ...state,
      skeletons: { ...state.skeletons, ...payload },
    }),
    walletInstallDetected: (
      state,
      { payload }: PayloadAction<{ readonly connectorId: string }>,
    ) => ({
      ...state,
      newWalletId: payload.connectorId,
    }),
    consentChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      hasConsent: payload,
    }),
  },
  extraReducers: builder => {
    builder.addCase(modalOpened, state => {
      state.newWalletId = null
      state.isWalletFirst = state.hasDiscovered
        ? hasWallet(original(state)?.byNamespace ?? {})
        : null
    })
  },
})

export const { connectorsFound, namesRead, walletInstallDetected, consentChanged } =
  connectorsSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly connectors: ConnectorsState
}

export const selectHasDiscovered = (state: Root) => state.connectors.hasDiscovered
export const selectSkeletons = (state: Root) => state.connectors.skeletons
export const selectNewWalletId = (state: Root) => state.connectors.newWalletId ?? null
export const selectHasConsent = (state: Root) => state.connectors.hasConsent
export const selectIsWalletFirst = (state: Root) => state.connectors.isWalletFirst
export const selectConnectorsByNamespace = (state: Root) => state.connectors.byNamespace
export const selectNamespaceConnectors = (state: Root, namespace: Namespace) =>
  state.connectors.byNamespace[namespace] ?? NONE
