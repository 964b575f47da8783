import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { DIALOG_ID, DIALOG_NAME, type HostDialogProps } from './HostDialog'

export function RadixDialog({ isOpen, onClose, children }: HostDialogProps) {
  return (
    <Root
      open={isOpen}
      onOpenChange={isOpenNow => {
        if (!isOpenNow) onClose()
      }}
    >
      <Portal>
        <Overlay className="backdrop" />
        <Content id={DIALOG_ID} className="dialog" aria-describedby={undefined}>
          <Title>{DIALOG_NAME}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
