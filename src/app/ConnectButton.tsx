import { selectConnectionsByNamespace } from '../features/connections/connectionsSlice'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import type { Namespace } from '../lib/caip'
import { useModalSelector } from '../store/context'
import { useTranslate } from '../store/translation'
import { HostButton } from '../ui/host/HostButton'
import { HostScope } from './HostScope'
import { useOpener } from './useOpener'
import type { StoreProps } from './useRuntime'

export interface ConnectButtonProps extends StoreProps {
  /** Only wallets of this chain family. */
  readonly namespace?: Namespace
  readonly label?: string
  readonly loadingLabel?: string
  readonly size?: 'sm' | 'md'
  readonly className?: string
}

function Inner({ namespace, label, loadingLabel, size, className }: ConnectButtonProps) {
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

/** A button for the host's page that opens the modal. */
export function ConnectButton(props: ConnectButtonProps) {
  return <HostScope {...props}>{() => <Inner {...props} />}</HostScope>
}
