import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Collectible } from '../../domain/collectible'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE, type CaipNetworkId } from '../../lib/address/caip'
import type { ChainFacts } from './collectiblesOf'

export interface NftsState {
  /** The visitor wants to see what is taken for spam. */
  readonly isHiddenShown: boolean
  /** Whose the rest is: a CAIP-10 account. */
  readonly account: string | null
  /** What the chain says of the collectibles of transactions, by their hashes. */
  readonly facts: ChainFacts
  /** What the wallet says the account holds. */
  readonly ofWallet: readonly Collectible[]
}

type Told = Pick<NftsState, 'facts' | 'ofWallet'>

const NOTHING: Told = { facts: {}, ofWallet: [] }
const initialState: NftsState = { isHiddenShown: false, account: null, ...NOTHING }

/** Whose collectibles they are, in one word. */
export const accountKey = (caipNetworkId: CaipNetworkId, address: string) =>
  `${caipNetworkId}:${address}`

/** The end of the collectibles came into sight and there is more; or they are to be asked for again. */
export const collectiblesMoreRequested = createAction('walletModal/nfts/moreRequested')

/**
 * How collectibles are looked at, and what chain and wallet say of them; the history that tells of them lives in the service
 * cache.
 */
export const nftsSlice = createSlice({
  name: 'walletModal/nfts',
  reducerPath: 'nfts',
  initialState,
  reducers: {
    hiddenToggled: state => ({ ...state, isHiddenShown: !state.isHiddenShown }),
    /** What was told of somebody else before is forgotten. */
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
      // Collectibles are those of one chain family.
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
/** Chain or wallet were asked about this account. */
export const selectIsTold = (state: NftsRoot, account: string) =>
  selectNfts(state).account === account
