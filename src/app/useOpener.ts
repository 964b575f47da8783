import { modalCloseRequested, modalExpected, modalOpenRequested } from '../events/modalEvents'
import { viewEntry } from '../domain/views'
import { selectIsOpen, selectIsOpening } from '../features/modal/modalSlice'
import type { Namespace } from '../lib/caip'
import { useModalDispatch, useModalSelector } from '../store/context'

/** What a button that opens the modal does and knows. */
export function useOpener(namespace: Namespace | undefined) {
  const dispatch = useModalDispatch()
  const isOpen = useModalSelector(selectIsOpen)
  const isOpening = useModalSelector(selectIsOpening)
  const about = namespace === undefined ? {} : { namespace }
  return {
    isOpen,
    isOpening,
    expect: () => dispatch(modalExpected()),
    toggle: () =>
      dispatch(isOpen ? modalCloseRequested({ by: 'page' }) : modalOpenRequested(about)),
    openNetworks: () => dispatch(modalOpenRequested({ view: viewEntry('Networks'), ...about })),
  }
}
