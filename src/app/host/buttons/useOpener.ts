import { useState } from 'react'
import {
  modalCloseRequested,
  modalExpected,
  modalOpenRequested,
  type OpenRequest,
} from '../../../events/modalEvents'
import {
  selectHasOpenFailed,
  selectIsOpen,
  selectIsOpening,
} from '../../../features/modal/modalSlice'
import { selectIsForetold } from '../../../features/options/optionsSlice'
import type { Namespace } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'

/** What a button that opens the modal does and knows. */
export function useOpener(namespace: Namespace | undefined) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isOpen = useModalSelector(selectIsOpen)
  const isOpening = useModalSelector(selectIsOpening)
  const hasFailed = useModalSelector(selectHasOpenFailed)
  const isForetold = useModalSelector(selectIsForetold)
  const [isPressed, setPressed] = useState(false)
  const about = namespace === undefined ? {} : { namespace }
  const open = (request: OpenRequest = {}) => {
    setPressed(true)
    dispatch(modalOpenRequested({ ...request, ...about }))
  }
  return {
    open,
    /** Of the button itself. */
    opener: {
      busy: isOpening,
      note: isPressed && hasFailed ? t('button.notLoaded') : undefined,
      onIntent: () => isForetold && dispatch(modalExpected()),
      onPress: () => (isOpen ? dispatch(modalCloseRequested({ by: 'page' })) : open()),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    } as const,
  }
}
