import { createAction, createSlice } from '@reduxjs/toolkit'
import { modalClosed } from '../../events/modalEvents'
import { profileNamespaceSelected } from '../../events/profileEvents'
import type { Namespace } from '../../lib/address/caip'

/** The user wants to make another account of the wallet the active one. */
export const accountSwitchRequested = createAction<{
  readonly namespace: Namespace
  readonly address: string
}>('walletModal/profile/accountSwitchRequested')

/** The user removes a recent wallet: a connector, a directory entry, or both. */
export const recentForgotten = createAction<{
  readonly namespace: Namespace
  readonly connectorId?: string | undefined
  readonly walletId?: string | undefined
}>('walletModal/profile/recentForgotten')

export interface ProfileState {
  /** The namespace whose wallets are shown; null is the active one. */
  readonly namespace: Namespace | null
}

const initialState: ProfileState = { namespace: null }

/** The namespace shown in the profile, which may differ from the active one. */
export const profileSlice = createSlice({
  name: 'walletModal/profile',
  reducerPath: 'profile',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(profileNamespaceSelected, (_state, { payload }) => ({ namespace: payload }))
      .addCase(modalClosed, () => initialState)
  },
})
