import { createSlice } from '@reduxjs/toolkit'
import type { Namespace } from '../../lib/address/caip'
import { pageLoadingChanged } from './pageEvents'

export interface PageState {
  /** Namespaces on which the host app is loading. */
  readonly loading: readonly Namespace[]
}

const initialState: PageState = { loading: [] }

/** Loading state of the host app. */
export const pageSlice = createSlice({
  name: 'walletModal/page',
  reducerPath: 'page',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder.addCase(pageLoadingChanged, (state, { payload: { namespace, isLoading } }) => {
      const others = state.loading.filter(each => each !== namespace)
      return { loading: isLoading ? [...others, namespace] : others }
    })
  },
})
