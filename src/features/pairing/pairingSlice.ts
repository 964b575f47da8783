import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Wallet } from '../../domain/wallet'
import {
  pairingApproved,
  pairingCancelled,
  pairingCodeIssued,
  pairingFailed,
  pairingLinkOpened,
  pairingRequested,
} from '../../events/pairingEvents'
import { modalClosed } from '../../events/modalEvents'

export interface PairingState {
  /** `asking`: no code yet. `waiting`: a code is on show. */
  readonly phase: 'idle' | 'asking' | 'waiting' | 'approved' | 'failed'
  /** The wallet it is meant for; `null`: any that scans. */
  readonly wallet: Wallet | null
  /** The code on show, by its id in the secret drawer. */
  readonly codeId: string | null
  /** ms. */
  readonly expiresAt: number | null
  /** The link the visitor opened the wallet with, without the code. */
  readonly link: { readonly href: string; readonly name: string } | null
  /** A link was followed, whatever became of it. */
  readonly hasFollowedLink: boolean
  readonly error: ErrorState | null
  /** The link that opens the page in the browser of one wallet, which needs no code then. */
  readonly ownBrowser: { readonly walletId: string; readonly url: string } | null
}

const initialState: PairingState = {
  phase: 'idle',
  wallet: null,
  codeId: null,
  expiresAt: null,
  link: null,
  hasFollowedLink: false,
  error: null,
  ownBrowser: null,
}

const isUnderWay = ({ phase }: PairingState) => phase === 'asking' || phase === 'waiting'

/** The attempt to connect a wallet over the relay. */
export const pairingSlice = createSlice({
  name: 'walletModal/pairing',
  reducerPath: 'pairing',
  initialState,
  reducers: {
    ownBrowserFound: (state, { payload }: PayloadAction<PairingState['ownBrowser']>) => ({
      ...state,
      ownBrowser: payload,
    }),
    /** A code of the page's own, for any wallet. */
    givenCodeShown: (
      _state,
      { payload }: PayloadAction<{ readonly codeId: string; readonly expiresAt: number }>,
    ) => ({ ...initialState, phase: 'waiting', ...payload }),
    /** The code goes to another device or app: the wallet of the link is not the one that will answer. */
    linkGivenUp: state => ({ ...state, link: null }),
  },
  extraReducers: builder => {
    builder
      .addCase(pairingRequested, (state, { payload: { wallet, isShared } }) =>
        isShared === true && isUnderWay(state)
          ? { ...state, wallet, link: null, hasFollowedLink: false }
          : { ...initialState, ownBrowser: state.ownBrowser, phase: 'asking', wallet },
      )
      .addCase(pairingCodeIssued, (state, { payload }) =>
        isUnderWay(state) ? { ...state, ...payload, phase: 'waiting' } : state,
      )
      .addCase(pairingLinkOpened, (state, { payload }) => ({
        ...state,
        link: payload,
        hasFollowedLink: true,
      }))
      .addCase(pairingApproved, state => ({
        ...state,
        phase: 'approved',
        codeId: null,
        expiresAt: null,
        error: null,
      }))
      .addCase(pairingFailed, (state, { payload }) => ({
        ...state,
        phase: 'failed',
        codeId: null,
        expiresAt: null,
        error: payload.error,
      }))
      .addCase(pairingCancelled, () => initialState)
      .addCase(modalClosed, () => initialState)
  },
  selectors: {
    selectPairing: state => state,
    selectCodeId: state => state.codeId,
    selectOwnBrowser: (state, wallet: Wallet | null) =>
      state.ownBrowser?.walletId === wallet?.id ? (state.ownBrowser?.url ?? null) : null,
  },
})

export const { ownBrowserFound, givenCodeShown, linkGivenUp } = pairingSlice.actions
export const { selectPairing, selectCodeId, selectOwnBrowser } = pairingSlice.getSelectors(
  (state: { readonly pairing?: PairingState }) => state.pairing ?? initialState,
)
