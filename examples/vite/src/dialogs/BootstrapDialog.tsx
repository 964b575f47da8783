import Modal from 'bootstrap/js/dist/modal'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import 'bootstrap/dist/css/bootstrap.min.css'
import { DIALOG_ID, DIALOG_NAME, type HostDialogProps } from './HostDialog'

export function BootstrapDialog({ isOpen, onClose, children }: HostDialogProps) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = element
    if (!current) return
    const modal = Modal.getOrCreateInstance(current)
    if (isOpen) modal.show()
    else modal.hide()
    current.addEventListener('hidden.bs.modal', onClose)
    return () => current.removeEventListener('hidden.bs.modal', onClose)
  }, [isOpen, onClose])

  return createPortal(
    <div ref={element} id={DIALOG_ID} className="modal fade" tabIndex={-1} aria-label={DIALOG_NAME}>
      <div className="modal-dialog">
        <div className="modal-content">
          <div className="modal-header">
            <h2 className="modal-title">{DIALOG_NAME}</h2>
          </div>
          <div className="modal-body">{children}</div>
        </div>
      </div>
    </div>,
    document.body,
  )
}
