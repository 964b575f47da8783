import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { selectActiveNamespace } from '../../../core/network/networkSelectors'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { HostButton } from '../../../ui/controls/HostButton'
import { useTextLanguage } from '../hooks/useTextLanguage'
import { useOpener } from './useOpener'
import type { ConnectButtonProps } from './ConnectButtonProps'
import type { WithButtonRef } from './HostButtonOptions'

/** The content of the connect button, for use inside any `HostScope`. */
export function ConnectButtonContent({
  namespace,
  label,
  loadingLabel,
  size,
  children,
  className,
  style,
  disabled,
  onClick,
  buttonRef,
}: WithButtonRef<ConnectButtonProps>) {
  const t = useTranslate()
  const langOf = useTextLanguage()
  const active = useModalSelector(selectActiveNamespace)
  const shown = namespace ?? active ?? DEFAULT_NAMESPACE
  const { phase } = useModalSelector(state => selectConnectionByNamespace(state, shown))
  const { opener } = useOpener(namespace)
  const isConnecting = phase === 'connecting' || phase === 'restoring'
  const key = isConnecting ? 'button.connecting' : 'button.connect'
  const given = children ?? (isConnecting ? loadingLabel : label)
  return (
    <HostButton
      kind="connect"
      lang={given === undefined ? langOf(key) : undefined}
      small={size === 'sm'}
      {...opener}
      busy={opener.busy || isConnecting}
      ref={buttonRef}
      className={className}
      style={style}
      disabled={disabled}
      onClick={onClick}
      data-testid={`wm-connect-button${namespace ? `-${namespace}` : ''}`}
    >
      {given ?? t(key)}
    </HostButton>
  )
}
