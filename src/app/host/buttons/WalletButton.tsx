import { connectRequested } from '../../../events/connectionEvents'
import { viewEntry } from '../../../domain/views'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectConnectorById } from '../../../core/connectors/selectConnectorById'
import { DEFAULT_NAMESPACE, type Namespace } from '../../../lib/address/caip'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { HostButton } from '../../../ui/controls/HostButton'
import { ButtonPicture } from './ButtonPicture'
import { HostScope } from '../HostScope'
import { forwardButtonRef, type HostButtonOptions, type WithButtonRef } from './HostButtonOptions'
import { useOpener } from './useOpener'
import type { StoreProps } from '../hooks/useRuntime'

export interface WalletButtonProps extends StoreProps, HostButtonOptions {
  /** A connector's id: a browser wallet's rdns, or `walletConnect` for another device. */
  readonly wallet: string
  readonly namespace?: Namespace
  /** Shown until the wallet announces itself. */
  readonly label?: string
}

function Inner({
  wallet,
  namespace = DEFAULT_NAMESPACE,
  label,
  children,
  className,
  style,
  disabled = false,
  onClick,
  buttonRef,
}: WithButtonRef<WalletButtonProps>) {
  const dispatch = useModalDispatch()
  const connector = useModalSelector(state => selectConnectorById(state, wallet))
  const { phase } = useModalSelector(state => selectConnectionByNamespace(state, namespace))
  const { opener, open } = useOpener(namespace)
  const connect = () => {
    const isRemote = wallet === WALLET_CONNECT_CONNECTOR_ID
    const view = isRemote
      ? viewEntry('ConnectingWalletConnect', { wallet: null })
      : viewEntry('ConnectingExternal', { connectorId: wallet })
    if (open({ view }) && !isRemote) dispatch(connectRequested({ namespace, connectorId: wallet }))
  }
  const name = connector?.name ?? label ?? wallet
  return (
    <HostButton
      kind="wallet"
      {...opener}
      busy={phase === 'connecting' || phase === 'restoring'}
      disabled={disabled || phase === 'connected'}
      leading={<ButtonPicture src={connector?.imageUrl} letter={name} />}
      onPress={connect}
      ref={buttonRef}
      className={className}
      style={style}
      onClick={onClick}
      data-testid={`wm-wallet-button-${wallet}`}
    >
      {children ?? name}
    </HostButton>
  )
}

/** Connects one particular wallet. */
export const WalletButton = /* @__PURE__ */ forwardButtonRef<WalletButtonProps>(
  function WalletButton(props) {
    return <HostScope {...props}>{() => <Inner {...props} />}</HostScope>
  },
)
