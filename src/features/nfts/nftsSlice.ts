import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Collectible } from '../../domain/collectible'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE, type CaipNetworkId } from '../../lib/address/caip'
import type { ChainFacts } from './getCollectibleMoves'

export interface NftsState {
  /** Whether the user wants to see what is taken for spam. */
  readonly isHiddenShown: boolean
  /** Account that the rest belongs to: CAIP-10. */
  readonly account: string | null
  /** On-chain data of collectibles, by transaction hash. */
  readonly facts: ChainFacts
  /** The wallet's list of collectibles. */
  readonly ofWallet: readonly Collectible[]
}

type CollectibleData = Pick<NftsState, 'facts' | 'ofWallet'>

const NO_DATA: CollectibleData = { facts: {}, ofWallet: [] }
const initialState: NftsState = { isHiddenShown: false, account: null, ...NO_DATA }

/** Returns the CAIP-10 id of an account. */
export const toAccountKey = (caipNetworkId: CaipNetworkId, address: string) =>
  `${caipNetworkId}:${address}`

/** The end of the list is visible and there are more pages, or the user retries. */
export const collectiblesMoreRequested = createAction('walletModal/nfts/moreRequested')

/** Data from chain and wallet, and whether spam is shown. The history is in the service cache. */
export const nftsSlice = createSlice({
  name: 'walletModal/nfts',
  reducerPath: 'nfts',
  initialState,
  reducers: {
    hiddenToggled: state => ({ ...state, isHiddenShown: !state.isHiddenShown }),
    /** Another account's data is dropped. */
    collectiblesTold: (
      state,
      {
        payload: { account, ...told },
      }: PayloadAction<{ account: string } & Partial<CollectibleData>>,
    ) => {
      const { facts, ofWallet } = state.account === account ? (state as NftsState) : NO_DATA
      return {
        ...state,
        account,
        facts: { ...facts, ...told.facts },
        ofWallet: told.ofWallet ?? ofWallet,
      }
    },
  },
  extraReducers: builder => {
    builder
      .addCase(networkSwitched, () => initialState)
      // Only one namespace has collectibles.
      .addMatcher(isAnyOf(disconnected, accountsChanged), (state, { payload: { namespace } }) =>
        namespace === DEFAULT_NAMESPACE ? initialState : state,
      )
  },
})

export const { hiddenToggled, collectiblesTold } = nftsSlice.actions

interface NftsRoot {
  readonly nfts?: NftsState
}

const selectNfts = ({ nfts = initialState }: NftsRoot) => nfts

export const selectIsHiddenShown = (state: NftsRoot) => selectNfts(state).isHiddenShown
export const selectFacts = (state: NftsRoot, account: string) =>
  selectNfts(state).account === account ? selectNfts(state).facts : NO_DATA.facts
export const selectWalletCollectibles = (state: NftsRoot, account: string) =>
  selectNfts(state).account === account ? selectNfts(state).ofWallet : NO_DATA.ofWallet
/** Whether chain or wallet were asked about this account. */
export const selectHasAnswer = (state: NftsRoot, account: string) =>
  selectNfts(state).account === account
