import { useEffect } from 'react'
import { cardEmbedded, modalOpenRequested } from '../events/modalEvents'
import { selectIsOpen } from '../features/modal/modalSlice'
import { useModalDispatch, useModalSelector } from '../store/context'

/** What counts as a touch: a finger, a key, the focus, and a press that assistive technology makes up. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click']

/** Tells the store that the card stands in the host's page, and opens it at the first touch. */
export function useEmbeddedCard(root: ShadowRoot, embedded: boolean): void {
  const dispatch = useModalDispatch()
  const isOpen = useModalSelector(selectIsOpen)
  useEffect(() => {
    if (!embedded) return
    dispatch(cardEmbedded(true))
    return () => void dispatch(cardEmbedded(false))
  }, [dispatch, embedded])
  useEffect(() => {
    if (!embedded || isOpen) return
    const open = () => dispatch(modalOpenRequested({}))
    for (const touch of TOUCHES) root.addEventListener(touch, open, { capture: true })
    return () => {
      for (const touch of TOUCHES) root.removeEventListener(touch, open, { capture: true })
    }
  }, [dispatch, embedded, isOpen, root])
}
