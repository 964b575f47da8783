import type { ReactNode } from 'react'
import { selectAccountByNamespace } from '../../../core/account/accountState'
import { DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectActiveNamespace } from '../../../core/network/networkSelectors'
import { WATCH_ONLY_CONNECTOR_ID } from '../../../ports/watchOnlyDescriptor'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { HostButton } from '../../../ui/controls/HostButton'
import { createChunk, useChunk } from '../../../ui/layout/useChunk'
import type { AccountButtonProps } from './AccountButtonProps'
import type { WithButtonRef } from './HostButtonOptions'
import { useTextLanguage } from '../hooks/useTextLanguage'
import { useOpener } from './useOpener'

const content = createChunk(() =>
  import('./AccountButtonContent').then(m => m.AccountButtonContent),
)

interface AccountSlotProps extends WithButtonRef<AccountButtonProps> {
  /** Rendered while no wallet is connected. */
  readonly otherwise?: ReactNode
}

/** The connected account: the full button once its chunk has loaded, a plain one until then. */
export function AccountSlot({ otherwise, ...props }: AccountSlotProps) {
  const { namespace, size, children, className, style, disabled, onClick, buttonRef } = props
  const t = useTranslate()
  const langOf = useTextLanguage()
  const active = useModalSelector(selectActiveNamespace)
  const shown = namespace ?? active ?? DEFAULT_NAMESPACE
  const { address } = useModalSelector(state => selectAccountByNamespace(state, shown))
  const { phase } = useModalSelector(state => selectConnectionByNamespace(state, shown))
  const { opener } = useOpener(namespace)
  const storedId = useModalSelector(state => state.connections.storedConnectorIds[shown])
  // Fetched as soon as a wallet is connecting or stored; a failed fetch is retried with each press.
  const need = phase === 'disconnected' && !storedId ? 0 : opener['aria-expanded'] ? 2 : 1
  const { came: Content } = useChunk(content, need)
  if (address === null) return otherwise
  if (Content) return <Content {...props} />
  // The stored id covers both a connected and a restoring watch-only account.
  const watchOnlySuffix = storedId === WATCH_ONLY_CONNECTOR_ID ? ` · ${t('button.watchOnly')}` : ''
  const account = `${address.slice(0, 4)}…${address.slice(-6)}${watchOnlySuffix}`
  return (
    <HostButton
      kind="account"
      lang={langOf('button.account')}
      small={size === 'sm'}
      leading={<span className="wm-host-wait" />}
      disabled={disabled}
      {...opener}
      aria-label={t('button.account', { account })}
      ref={buttonRef}
      className={className}
      style={style}
      onClick={onClick}
      data-testid={`wm-account-button${namespace ? `-${namespace}` : ''}`}
    >
      {children ?? account}
    </HostButton>
  )
}
