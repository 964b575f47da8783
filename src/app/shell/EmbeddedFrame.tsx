import { useEffect } from 'react'
import { modalEmbeddedChanged, modalOpenRequested } from '../../events/modalEvents'
import { registerEmbedCardFlow } from '../../core/modal/embedCardFlow'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { EmbeddedCard, type EmbeddedCardProps } from '../../ui/shell/EmbeddedCard'
import type { Runtime } from '../runtime/Runtime'

/** Touch, keyboard, focus, and the synthetic clicks of assistive technology. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click']

export interface EmbeddedFrameProps extends EmbeddedCardProps {
  /** Its engine has loaded. */
  readonly runtime: Runtime
  readonly root: ShadowRoot
}

/** A card in the host's page: registers in the store, opens at the first interaction. */
export function EmbeddedFrame({ runtime, root, ...card }: EmbeddedFrameProps) {
  const dispatch = useModalDispatch()
  const isOpen = useModalSelector(selectIsOpen)
  useEffect(() => {
    const removeFlow = runtime.engine()?.addFlow(registerEmbedCardFlow)
    dispatch(modalEmbeddedChanged(true))
    return () => {
      dispatch(modalEmbeddedChanged(false))
      removeFlow?.()
    }
  }, [dispatch, runtime])
  useEffect(() => {
    if (isOpen) return
    const open = () => dispatch(modalOpenRequested({}))
    for (const touch of TOUCHES) root.addEventListener(touch, open, { capture: true })
    return () => {
      for (const touch of TOUCHES) root.removeEventListener(touch, open, { capture: true })
    }
  }, [dispatch, isOpen, root])
  return <EmbeddedCard {...card} />
}
