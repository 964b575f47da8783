import { createSlice } from '@reduxjs/toolkit'
import type { WalletRequest } from '../../domain/walletRequest'
import { disconnected } from '../../events/connectionEvents'
import {
  requestEnded,
  requestTimedOut,
  requestOpened,
  requestsAbandoned,
  rememberedRequestsLoaded,
} from '../../events/requestEvents'
import {
  withEnded,
  withTimedOut,
  withAbandoned,
  withOpened,
  withSessionOver,
  type RequestsState,
} from './requestRules'

const NO_REQUESTS: RequestsState = { entries: [], remembered: [] }

/** Requests to wallets: the transaction stack of the specification, as plain JSON. */
export const requestsSlice = createSlice({
  name: 'walletModal/requests',
  reducerPath: 'requests',
  initialState: NO_REQUESTS,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(requestOpened, (state, { payload }) => withOpened(state as RequestsState, payload))
      .addCase(requestTimedOut, (state, { payload: { request } }) => ({
        ...(state as RequestsState),
        entries: withTimedOut((state as RequestsState).entries, request.id),
      }))
      .addCase(requestEnded, (state, { payload: { request, error } }) =>
        withEnded(state as RequestsState, { id: request.id, ...(error && { error }) }),
      )
      .addCase(rememberedRequestsLoaded, (draft, { payload }) => {
        const state = draft as RequestsState
        const remembered = payload.filter(({ id }) => state.entries.every(own => own.id !== id))
        return { ...state, remembered }
      })
      .addCase(requestsAbandoned, state => ({
        ...(state as RequestsState),
        entries: withAbandoned((state as RequestsState).entries),
      }))
      .addCase(disconnected, (state, { payload: { namespace } }) => ({
        ...(state as RequestsState),
        entries: withSessionOver((state as RequestsState).entries, namespace),
      }))
  },
})

interface Root {
  readonly requests?: RequestsState
}

export const selectRequests = ({ requests = NO_REQUESTS }: Root): RequestsState => requests

export const selectRequestById = (state: Root, id: string): WalletRequest | undefined =>
  selectRequests(state).entries.find(request => request.id === id)
