import { createSlice } from '@reduxjs/toolkit'
import type { Namespace } from '../../lib/address/caip'
import { pageLoadingChanged } from './pageEvents'

export interface PageState {
  /** The chain families on which the page says that it is busy. */
  readonly loading: readonly Namespace[]
}

const initialState: PageState = { loading: [] }

/** What the page says of itself. */
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
