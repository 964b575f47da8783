import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { DIALOG_ID, DIALOG_NAME, type HostDialogProps } from './HostDialog'

export function MuiDialog({ isOpen, onClose, children }: HostDialogProps) {
  return (
    <Dialog id={DIALOG_ID} open={isOpen} onClose={onClose} aria-labelledby="host-title">
      <DialogTitle id="host-title">{DIALOG_NAME}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  )
}
