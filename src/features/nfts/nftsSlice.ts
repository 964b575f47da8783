import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Collectible } from '../../domain/collectible'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE, type CaipNetworkId } from '../../lib/address/caip'
import type { ChainFacts } from './collectiblesOf'

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

type Told = Pick<NftsState, 'facts' | 'ofWallet'>

const NOTHING: Told = { facts: {}, ofWallet: [] }
const initialState: NftsState = { isHiddenShown: false, account: null, ...NOTHING }

/** Returns the CAIP-10 id of an account. */
export const accountKey = (caipNetworkId: CaipNetworkId, address: string) =>
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
      { payload: { account, ...told } }: PayloadAction<{ account: string } & Partial<Told>>,
    ) => {
      const { facts, ofWallet } = state.account === account ? (state as NftsState) : NOTHING
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
  selectNfts(state).account === account ? selectNfts(state).facts : NOTHING.facts
export const selectOfWallet = (state: NftsRoot, account: string) =>
  selectNfts(state).account === account ? selectNfts(state).ofWallet : NOTHING.ofWallet
/** Whether chain or wallet were asked about this account. */
export const selectIsTold = (state: NftsRoot, account: string) =>
  selectNfts(state).account === account
