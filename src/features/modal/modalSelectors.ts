import type { ModalState } from './modalSlice'

// By themselves: a page without an open card has no use for these.
interface Root {
  readonly modal: ModalState
}

export const selectModalPhase = (state: Root) => state.modal.phase
export const selectNamespaceFilter = (state: Root) => state.modal.namespaceFilter
export const selectShakeCount = (state: Root) => state.modal.shakeCount
export const selectIsEmbedded = (state: Root) => state.modal.isEmbedded
