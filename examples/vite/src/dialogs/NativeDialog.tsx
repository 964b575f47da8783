import { useEffect, useRef } from 'react'
import { DIALOG_ID, DIALOG_NAME, type HostDialogProps } from './HostDialog'

export function NativeDialog({ isOpen, onClose, children }: HostDialogProps) {
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) element.current?.showModal()
    else element.current?.close()
  }, [isOpen])

  return (
    <dialog ref={element} id={DIALOG_ID} aria-label={DIALOG_NAME} onClose={onClose}>
      {children}
    </dialog>
  )
}
