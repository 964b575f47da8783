import { selectConnectionsByNamespace } from '../features/connections/connectionsSlice'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { useModalSelector } from '../store/context'
import { useTranslate } from '../store/translation'
import { HostButton } from '../ui/host/HostButton'
import { useOpener } from './useOpener'
import type { ConnectButtonProps } from './ConnectButtonProps'

/** The face of a button that opens the modal, inside a scope of its own or of a button that changes. */
export function ConnectFace({
  namespace,
  label,
  loadingLabel,
  size,
  className,
}: ConnectButtonProps) {
  const t = useTranslate()
  const active = useModalSelector(selectActiveNamespace)
  const connections = useModalSelector(selectConnectionsByNamespace)
  const { isOpen, isOpening, expect, toggle } = useOpener(namespace)
  const phase = connections[namespace ?? active ?? 'eip155']?.phase
  const isConnecting = phase === 'connecting' || phase === 'restoring'
  return (
    <HostButton
      kind="connect"
      small={size === 'sm'}
      busy={isOpening || isConnecting}
      onIntent={expect}
      onPress={toggle}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={className}
      data-testid={`wm-connect-button${namespace ? `-${namespace}` : ''}`}
    >
      {isConnecting ? (loadingLabel ?? t('button.connecting')) : (label ?? t('button.connect'))}
    </HostButton>
  )
}
