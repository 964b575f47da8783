import { createSlice } from '@reduxjs/toolkit'
import {
  modalClosed,
  modalEmbeddedChanged,
  modalOpened,
  modalOpenFailed,
  modalOpenRequested,
  modalShaken,
} from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'

export interface ModalState {
  readonly phase: 'closed' | 'opening' | 'open'
  /** Offers only wallets of this namespace. */
  readonly namespaceFilter: Namespace | null
  /** Each increment is one shake; a counter survives replays, a timer would not. */
  readonly shakeCount: number
  /** The last request to open it failed because a chunk did not load. */
  readonly hasFailed: boolean
  /** Whether the card is embedded in the page, where closing returns it to its first view. */
  readonly isEmbedded: boolean
}

const initialState: ModalState = {
  phase: 'closed',
  namespaceFilter: null,
  shakeCount: 0,
  hasFailed: false,
  isEmbedded: false,
}

/** Whether the modal is open, and for which namespace. */
export const modalSlice = createSlice({
  name: 'walletModal/modal',
  reducerPath: 'modal',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(modalOpenRequested, state => {
        if (state.phase === 'closed') state.phase = 'opening'
        state.hasFailed = false
      })
      .addCase(modalOpened, (state, { payload }) => {
        state.phase = 'open'
        state.namespaceFilter = payload.namespace
        state.shakeCount = 0
      })
      .addCase(modalOpenFailed, state => {
        if (state.phase === 'opening') state.phase = 'closed'
        state.hasFailed = true
      })
      .addCase(modalShaken, state => {
        state.shakeCount += 1
      })
      .addCase(modalClosed, ({ isEmbedded, hasFailed }) => ({
        ...initialState,
        isEmbedded,
        hasFailed,
      }))
      .addCase(modalEmbeddedChanged, (state, { payload }) => {
        state.isEmbedded = payload
      })
  },
})

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
interface Root {
  readonly modal: ModalState
}

export const selectIsOpen = (state: Root) => state.modal.phase === 'open'
export const selectIsOpening = (state: Root) => state.modal.phase === 'opening'
export const selectModal = (state: Root) => state.modal
