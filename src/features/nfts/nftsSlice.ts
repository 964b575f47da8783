import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit'
import { accountsChanged, disconnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'

export interface NftsState {
  /** Whether the user wants to see what is taken for spam. */
  readonly isHiddenShown: boolean
}

const initialState: NftsState = { isHiddenShown: false }

/** The end of the list is visible and there are more pages, or the user retries. */
export const collectiblesMoreRequested = createAction('walletModal/nfts/moreRequested')

/** Whether spam is shown. The collectibles are in the service cache. */
export const nftsSlice = createSlice({
  name: 'walletModal/nfts',
  reducerPath: 'nfts',
  initialState,
  reducers: {
    hiddenToggled: state => ({ ...state, isHiddenShown: !state.isHiddenShown }),
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

export const { hiddenToggled } = nftsSlice.actions

interface NftsRoot {
  readonly nfts?: NftsState
}

export const selectIsHiddenShown = ({ nfts = initialState }: NftsRoot) => nfts.isHiddenShown
