import type { Connector } from '../../../domain/connector'
import { DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { FAMILIES } from '../../../lib/address/families'
import { connectRequested } from '../../../events/connectionEvents'
import { selectConnectionByNamespace } from '../../connections/connectionsSlice'
import { useConnectorName } from '../components/useConnectorName'
import { WalletTile } from '../components/WalletTile'
import { selectConnectorById } from '../selectConnectorById'
import { selectSameWalletConnectors } from '../sameWalletSelectors'
import { selectNetworks } from '../../network/networkSlice'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Row } from '../../../ui/lists/Row'
import { Body } from '../../../ui/shell/Body'
import { Tile } from '../../../ui/media/Tile'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import type { ViewProps } from '../../feature'

function EcosystemRow({ connector }: { readonly connector: Connector }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace, id: connectorId } = connector
  const name = FAMILIES[namespace]
  const image = useModalSelector(
    state => selectNetworks(state).find(network => network.namespace === namespace)?.imageUrl,
  )
  const isConnected = useModalSelector(state => {
    const connection = selectConnectionByNamespace(state, namespace)
    return connection.phase === 'connected' && connection.connectorId === connectorId
  })
  return (
    <Row
      name={name}
      note={namespace === DEFAULT_NAMESPACE && !isConnected && t('multiChain.evm')}
      leading={<Tile src={image} letter={name} />}
      trailing={
        <>
          {isConnected && <Badge tone="positive">{t('connect.connected')}</Badge>}
          <Icon icon={iconChevronEnd} size={16} mirror />
        </>
      }
      onPress={() => dispatch(connectRequested({ namespace, connectorId }))}
      data-testid={`wm-way-${namespace}`}
    />
  )
}

/** Asks which chain family of a multi-chain wallet to connect. */
export function ConnectingMultiChainView({ connectorId }: ViewProps<'ConnectingMultiChain'>) {
  const t = useTranslate()
  const nameOf = useConnectorName()
  const connector = useModalSelector(state => selectConnectorById(state, connectorId))
  const connectors = useModalSelector(state => selectSameWalletConnectors(state, connectorId))
  const wallet = connector ? nameOf(connector) : connectorId
  if (connectors.length === 0) {
    return (
      <Body data-testid="wm-view-ConnectingMultiChain">
        <div role="status">
          <StatusHeader
            picture={<WalletTile size={64} connector={null} />}
            title={t('connecting.goneTitle')}
            text={t('connecting.goneText')}
          />
        </div>
      </Body>
    )
  }
  return (
    <Body data-testid="wm-view-ConnectingMultiChain">
      <StatusHeader
        picture={<WalletTile size={64} connector={connector} />}
        title={t('multiChain.title')}
        text={t(connectors.length === 2 ? 'multiChain.both' : 'multiChain.several', { wallet })}
      />
      <ListGroup label={t('multiChain.list')}>
        {connectors.map(connector => (
          <EcosystemRow key={`${connector.namespace}:${connector.id}`} connector={connector} />
        ))}
      </ListGroup>
    </Body>
  )
}
