import type { ComponentType, ReactNode } from 'react'

export interface HostDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog built with the page's own library. Tests find it by this id and name. */
export type HostDialog = ComponentType<HostDialogProps>
export const DIALOG_ID = 'host-dialog'
export const DIALOG_NAME = 'Checkout'
