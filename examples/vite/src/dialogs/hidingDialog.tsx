import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { DIALOG_ID, DIALOG_NAME, type HostDialog } from './HostDialog'

/**
 * A hand-made dialog: it is placed beside the application and hides all of it, including the modal,
 * from keyboards or screen readers.
 */
export function hidingDialog(attribute: 'inert' | 'aria-hidden'): HostDialog {
  return function HidingDialog({ isOpen, onClose, children }) {
    useEffect(() => {
      if (!isOpen) return
      const application = document.getElementById('app')
      const closeOnEscape = ({ key }: KeyboardEvent) => {
        if (key === 'Escape') onClose()
      }
      application?.setAttribute(attribute, 'true')
      document.addEventListener('keydown', closeOnEscape)
      return () => {
        application?.removeAttribute(attribute)
        document.removeEventListener('keydown', closeOnEscape)
      }
    }, [isOpen, onClose])

    return (
      isOpen &&
      createPortal(
        <div id={DIALOG_ID} className="dialog" role="dialog" aria-modal aria-label={DIALOG_NAME}>
          {children}
        </div>,
        document.body,
      )
    )
  }
}
