import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { Wallet } from '../../domain/wallet'
import {
  pairingCancelled,
  pairingUriIssued,
  pairingFailed,
  pairingRequested,
} from '../../events/pairingEvents'
import { pairingApproved, pairingLinkOpened } from './pairingFacts'
import { modalClosed } from '../../events/modalEvents'

export interface PairingState {
  /** `asking`: no pairing URI yet. `waiting`: a pairing URI is on show. */
  readonly phase: 'idle' | 'asking' | 'waiting' | 'approved' | 'failed'
  /** The wallet it is meant for; `null`: any that scans. */
  readonly wallet: Wallet | null
  /** The pairing URI on show, by its id in the secret drawer. */
  readonly pairingUriId: string | null
  /** ms. */
  readonly expiresAt: number | null
  /** The link the visitor opened the wallet with, without the pairing URI. */
  readonly link: { readonly href: string; readonly name: string } | null
  /** A link was followed, whatever became of it. */
  readonly hasFollowedLink: boolean
  readonly error: ErrorState | null
  /** The link that opens the page in the browser of one wallet, which needs no pairing URI then. */
  readonly ownBrowser: { readonly walletId: string; readonly url: string } | null
}

const initialState: PairingState = {
  phase: 'idle',
  wallet: null,
  pairingUriId: null,
  expiresAt: null,
  link: null,
  hasFollowedLink: false,
  error: null,
  ownBrowser: null,
}

const isUnderWay = ({ phase }: PairingState) => phase === 'asking' || phase === 'waiting'

/** The attempt to connect a wallet over WalletConnect. */
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
    givenPairingUriShown: (
      _state,
      { payload }: PayloadAction<{ readonly pairingUriId: string; readonly expiresAt: number }>,
    ) => ({ ...initialState, phase: 'waiting', ...payload }),
    /** The pairing URI goes to another device or app: the wallet of the link is not the one that will answer. */
    linkGivenUp: state => ({ ...state, link: null }),
  },
  extraReducers: builder => {
    builder
      .addCase(pairingRequested, (state, { payload: { wallet, isShared } }) =>
        isShared === true && isUnderWay(state)
          ? { ...state, wallet, link: null, hasFollowedLink: false }
          : { ...initialState, ownBrowser: state.ownBrowser, phase: 'asking', wallet },
      )
      .addCase(pairingUriIssued, (state, { payload }) =>
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
        pairingUriId: null,
        expiresAt: null,
        error: null,
      }))
      .addCase(pairingFailed, (state, { payload }) => ({
        ...state,
        phase: 'failed',
        pairingUriId: null,
        expiresAt: null,
        error: payload.error,
      }))
      .addCase(pairingCancelled, () => initialState)
      .addCase(modalClosed, () => initialState)
  },
  selectors: {
    selectPairing: state => state,
    selectPairingUriId: state => state.pairingUriId,
    selectOwnBrowser: (state, wallet: Wallet | null) =>
      state.ownBrowser?.walletId === wallet?.id ? (state.ownBrowser?.url ?? null) : null,
  },
})

export const { ownBrowserFound, givenPairingUriShown, linkGivenUp } = pairingSlice.actions
export const { selectPairing, selectPairingUriId, selectOwnBrowser } = pairingSlice.getSelectors(
  (state: { readonly pairing?: PairingState }) => state.pairing ?? initialState,
)
