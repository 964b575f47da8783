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
  /** `asking`: no pairing URI yet. `waiting`: a pairing URI is shown. */
  readonly phase: 'idle' | 'asking' | 'waiting' | 'approved' | 'failed'
  /** The chosen wallet; null for any wallet that scans. */
  readonly wallet: Wallet | null
  /** Id in the secret store of the pairing URI shown. */
  readonly pairingUriId: string | null
  /** In ms since the epoch. */
  readonly expiresAt: number | null
  /** The link the user opened the wallet with, without the pairing URI. */
  readonly link: { readonly href: string; readonly name: string } | null
  /** Whether the user followed a link, even if they gave it up later. */
  readonly hasFollowedLink: boolean
  readonly error: ErrorState | null
  /** Link that opens the page in the browser of one wallet, which then needs no pairing URI. */
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
    /** The host app supplied a pairing URI for any wallet. */
    givenPairingUriShown: (
      _state,
      { payload }: PayloadAction<{ readonly pairingUriId: string; readonly expiresAt: number }>,
    ) => ({ ...initialState, phase: 'waiting', ...payload }),
    /**
     * The user takes the pairing URI to another device or app, so the linked wallet will not
     * answer.
     */
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
