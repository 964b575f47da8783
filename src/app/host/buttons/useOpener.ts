import { useState } from 'react'
import {
  modalCloseRequested,
  modalOpenRequested,
  modalPreloadRequested,
  type OpenRequest,
} from '../../../events/modalEvents'
import { selectModal } from '../../../core/modal/modalSlice'
import { selectIsPreloadEnabled } from '../../../core/options/optionsSlice'
import type { Namespace } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useTakesLong } from '../../../ui/motion/useTakesLong'

const SPINNER_DELAY_MS = 150

/** Returns the handlers and state of a button that opens the modal. */
export function useOpener(namespace: Namespace | undefined) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, hasFailed } = useModalSelector(selectModal)
  const isOpen = phase === 'open'
  const isSlow = useTakesLong(phase === 'opening', SPINNER_DELAY_MS)
  const isPreloadEnabled = useModalSelector(selectIsPreloadEnabled)
  const [isPressed, setPressed] = useState(false)
  const open = (request: OpenRequest = {}) => {
    if (phase === 'opening') return undefined
    setPressed(true)
    return dispatch(modalOpenRequested({ ...request, ...(namespace && { namespace }) }))
  }
  return {
    /** Returns the dispatched action, or `undefined` while the modal is already opening. */
    open,
    /** This button was pressed, now or earlier. */
    isPressed,
    /** Props for the button element. */
    opener: {
      /** Delayed, so that a fast chunk shows no flash of a spinner. */
      busy: isSlow,
      note: isPressed && hasFailed ? t('button.notLoaded') : undefined,
      onIntent: () => isPreloadEnabled && dispatch(modalPreloadRequested()),
      onPress: () => (isOpen ? dispatch(modalCloseRequested({ by: 'page' })) : open()),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    } as const,
  }
}
