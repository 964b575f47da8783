import type { ComponentType, ReactNode } from 'react'

export interface HostDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of the page, made with a library of its own. It is found by this id and has this name. */
export type HostDialog = ComponentType<HostDialogProps>
export const DIALOG_ID = 'host-dialog'
export const DIALOG_NAME = 'Checkout'
