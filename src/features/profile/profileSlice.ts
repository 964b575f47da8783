import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { modalClosed } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'

/** The visitor wants another account of the wallet to be the one that counts. */
export const accountSwitchRequested = createAction<{
  readonly namespace: Namespace
  readonly address: string
}>('walletModal/profile/accountSwitchRequested')

/** The visitor does not want to see a wallet among the recent ones any more: as one of the page, of the directory, or both. */
export const recentForgotten = createAction<{
  readonly namespace: Namespace
  readonly connectorId?: string | undefined
  readonly walletId?: string | undefined
}>('walletModal/profile/recentForgotten')

export interface ProfileState {
  /** The chain family whose wallets are on screen; null is the active one. */
  readonly namespace: Namespace | null
}

const initialState: ProfileState = { namespace: null }

/** Which wallets are looked at, which is not where the page is. */
export const profileSlice = createSlice({
  name: 'walletModal/profile',
  reducerPath: 'profile',
  initialState,
  reducers: {
    profileNamespaceSelected: (_state, { payload }: PayloadAction<Namespace>) => ({
      namespace: payload,
    }),
  },
  extraReducers: builder => {
    builder.addCase(modalClosed, () => initialState)
  },
})

export const { profileNamespaceSelected } = profileSlice.actions
