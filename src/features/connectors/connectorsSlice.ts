import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import type { Connector } from '../../domain/connector'
import { modalOpened } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'

export interface ConnectorsState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** Discovery has reported at least once since the page began to look. */
  readonly hasLooked: boolean
  /** Wallets stand before other ways in. Fixed per opening, so that nothing moves under a finger; null: not known yet. */
  readonly isWalletFirst: boolean | null
  /** What names beyond ASCII look like, as far as that is known. */
  readonly skeletons: Readonly<Record<string, string>>
  /** The wallet that a visitor has just installed, until the card opens anew. */
  readonly noticedId?: string | null
  /** The visitor agreed to the host's terms; asked anew with each page. */
  readonly hasConsent: boolean
}

const initialState: ConnectorsState = {
  byNamespace: {},
  hasLooked: false,
  isWalletFirst: null,
  skeletons: {},
  hasConsent: false,
}
const NONE: readonly Connector[] = []

const hasWallet = (byNamespace: ConnectorsState['byNamespace']) =>
  Object.values(byNamespace).some(list =>
    list.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED'),
  )

/** The ways into a wallet that were found in this browser. */
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
      return { ...(state as ConnectorsState), byNamespace, hasLooked: true, isWalletFirst }
    },
    namesRead: (state, { payload }: PayloadAction<ConnectorsState['skeletons']>) => ({
      ...state,
      skeletons: { ...state.skeletons, ...payload },
    }),
    walletNoticed: (state, { payload }: PayloadAction<{ readonly connectorId: string }>) => ({
      ...state,
      noticedId: payload.connectorId,
    }),
    consentChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      hasConsent: payload,
    }),
  },
  extraReducers: builder => {
    builder.addCase(modalOpened, state => {
      state.noticedId = null
      state.isWalletFirst = state.hasLooked ? hasWallet(original(state)?.byNamespace ?? {}) : null
    })
  },
})

export const { connectorsFound, namesRead, walletNoticed, consentChanged } = connectorsSlice.actions

/** What these read: plain functions, since `slice.selectors` writes each name twice into the bytes of every page. */
interface Root {
  readonly connectors: ConnectorsState
}

export const selectHasLooked = (state: Root) => state.connectors.hasLooked
export const selectSkeletons = (state: Root) => state.connectors.skeletons
export const selectNoticedId = (state: Root) => state.connectors.noticedId ?? null
export const selectHasConsent = (state: Root) => state.connectors.hasConsent
export const selectIsWalletFirst = (state: Root) => state.connectors.isWalletFirst
export const selectConnectorsByNamespace = (state: Root) => state.connectors.byNamespace
export const selectConnectorsOf = (state: Root, namespace: Namespace) =>
  state.connectors.byNamespace[namespace] ?? NONE
