import { connectRequested } from '../events/connectionEvents'
import { viewEntry } from '../domain/views'
import { selectConnectionOf } from '../features/connections/connectionsSlice'
import { selectConnectorById } from '../features/connectors/connectorOf'
import { DEFAULT_NAMESPACE, type Namespace } from '../lib/caip'
import { RELAY_CONNECTOR_ID } from '../ports/relay'
import { useModalDispatch, useModalSelector } from '../store/context'
import { HostButton } from '../ui/host/HostButton'
import { ButtonPicture } from './ButtonPicture'
import { HostScope } from './HostScope'
import { useOpener } from './useOpener'
import type { StoreProps } from './useRuntime'

export interface WalletButtonProps extends StoreProps {
  /** A connector's id, such as the rdns of a browser wallet; `walletConnect` for one on another device. */
  readonly wallet: string
  readonly namespace?: Namespace
  /** Until the wallet has announced itself. */
  readonly label?: string
  readonly className?: string
}

function Inner({ wallet, namespace = DEFAULT_NAMESPACE, label, className }: WalletButtonProps) {
  const dispatch = useModalDispatch()
  const connector = useModalSelector(state => selectConnectorById(state, wallet))
  const { phase } = useModalSelector(state => selectConnectionOf(state, namespace))
  const { opener, open } = useOpener(namespace)
  const connect = () => {
    const isFar = wallet === RELAY_CONNECTOR_ID
    const view = isFar
      ? viewEntry('ConnectingWalletConnect', { wallet: null })
      : viewEntry('ConnectingExternal', { connectorId: wallet })
    open({ view })
    if (!isFar) dispatch(connectRequested({ namespace, connectorId: wallet }))
  }
  const name = connector?.name ?? label ?? wallet
  return (
    <HostButton
      kind="wallet"
      {...opener}
      busy={phase === 'connecting' || phase === 'restoring'}
      disabled={phase === 'connected'}
      leading={<ButtonPicture src={connector?.imageUrl} letter={name} />}
      onPress={connect}
      className={className}
      data-testid={`wm-wallet-button-${wallet}`}
    >
      {name}
    </HostButton>
  )
}

/** Connects one wallet, without a choice. */
export function WalletButton(props: WalletButtonProps) {
  return <HostScope {...props}>{() => <Inner {...props} />}</HostScope>
}
