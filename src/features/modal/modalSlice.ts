import { createSlice } from '@reduxjs/toolkit'
import {
  cardEmbedded,
  modalClosed,
  modalOpened,
  modalOpenFailed,
  modalOpenRequested,
  modalShaken,
} from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'

export interface ModalState {
  readonly phase: 'closed' | 'opening' | 'open'
  /** Only wallets of this namespace are offered. */
  readonly namespaceFilter: Namespace | null
  /** Each increase is one shake; a count survives replay where a timer would not. */
  readonly shakeCount: number
  /** The last wish to open it came to nothing, because its code could not be fetched. */
  readonly hasFailed: boolean
  /** It stands in the host's page: closing it shows its first view again. */
  readonly isEmbedded: boolean
}

const initialState: ModalState = {
  phase: 'closed',
  namespaceFilter: null,
  shakeCount: 0,
  hasFailed: false,
  isEmbedded: false,
}

/** Whether the card is on screen, and for whom. */
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
      .addCase(cardEmbedded, (state, { payload }) => {
        state.isEmbedded = payload
      })
  },
})

/** What these read: plain functions, since `slice.selectors` writes each name twice into the bytes of every page. */
interface Root {
  readonly modal: ModalState
}

export const selectIsOpen = (state: Root) => state.modal.phase === 'open'
export const selectIsOpening = (state: Root) => state.modal.phase === 'opening'
export const selectModal = (state: Root) => state.modal
