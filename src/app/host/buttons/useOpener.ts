import { useState } from 'react'
import {
  modalCloseRequested,
  modalExpected,
  modalOpenRequested,
  type OpenRequest,
} from '../../../events/modalEvents'
import { selectModal } from '../../../features/modal/modalSlice'
import { selectIsForetold } from '../../../features/options/optionsSlice'
import type { Namespace } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useTakesLong } from '../../../ui/motion/useTakesLong'

const SHOWN_AFTER_MS = 150

/** What a button that opens the modal does and knows. */
export function useOpener(namespace: Namespace | undefined) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, hasFailed } = useModalSelector(selectModal)
  const isOpen = phase === 'open'
  const isSlow = useTakesLong(phase === 'opening', SHOWN_AFTER_MS)
  const isForetold = useModalSelector(selectIsForetold)
  const [isPressed, setPressed] = useState(false)
  const open = (request: OpenRequest = {}) => {
    if (phase === 'opening') return undefined
    setPressed(true)
    return dispatch(modalOpenRequested({ ...request, ...(namespace && { namespace }) }))
  }
  return {
    /** What was dispatched; nothing while it is opening already. */
    open,
    /** It was this button that was pressed, now or earlier. */
    isPressed,
    /** Of the button itself. */
    opener: {
      /** Code that comes at once is not waited for: a spinner would only flash. */
      busy: isSlow,
      note: isPressed && hasFailed ? t('button.notLoaded') : undefined,
      onIntent: () => isForetold && dispatch(modalExpected()),
      onPress: () => (isOpen ? dispatch(modalCloseRequested({ by: 'page' })) : open()),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    } as const,
  }
}
