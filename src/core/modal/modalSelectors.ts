import type { ModalState } from './modalSlice'

// In a file of its own, because only an open modal needs it.
interface Root {
  readonly modal: ModalState
}

export const selectModalPhase = (state: Root) => state.modal.phase
export const selectNamespaceFilter = (state: Root) => state.modal.namespaceFilter
export const selectShakeCount = (state: Root) => state.modal.shakeCount
export const selectIsEmbedded = (state: Root) => state.modal.isEmbedded
