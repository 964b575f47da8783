import { styled } from 'styled-components'
import type { Connector } from '../../domain/connector'
import { DEFAULT_NAMESPACE } from '../../lib/caip'
import { FAMILIES } from '../../lib/families'
import { connectRequested } from '../../events/connectionEvents'
import { selectConnectionOf } from '../../features/connections/connectionsSlice'
import { useWalletName } from '../../features/connectors/components/useWalletName'
import { WalletTile } from '../../features/connectors/components/WalletTile'
import { selectConnectorById } from '../../features/connectors/connectorOf'
import { selectWaysInto } from '../../features/connectors/waysSelectors'
import { selectNetworks } from '../../features/network/networkSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Badge } from '../../ui/Badge'
import { Icon } from '../../ui/Icon'
import { iconChevronEnd } from '../../ui/firstIcons'
import { Row } from '../../ui/Row'
import { Body } from '../../ui/shell/Body'
import { Tile } from '../../ui/Tile'
import { Tray } from '../../ui/Tray'
import type { ViewProps } from '../../features/feature'

const Question = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 4px 0 20px;
`

const Text = styled.p`
  margin-block-start: 12px;
  max-inline-size: 30ch;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`

function WayRow({ connector }: { readonly connector: Connector }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace, id: connectorId } = connector
  const name = FAMILIES[namespace]
  const image = useModalSelector(
    state => selectNetworks(state).find(network => network.namespace === namespace)?.imageUrl,
  )
  const isConnected = useModalSelector(state => {
    const connection = selectConnectionOf(state, namespace)
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

/** One wallet over several chain families: which of them first? */
export function ConnectingMultiChainView({ connectorId }: ViewProps<'ConnectingMultiChain'>) {
  const t = useTranslate()
  const nameOf = useWalletName()
  const connector = useModalSelector(state => selectConnectorById(state, connectorId))
  const ways = useModalSelector(state => selectWaysInto(state, connectorId))
  const wallet = connector ? nameOf(connector) : connectorId
  if (ways.length === 0) {
    return (
      <Body data-testid="wm-view-ConnectingMultiChain">
        <Question role="status">
          <WalletTile size={64} connector={null} />
          <Text>{t('connecting.goneText')}</Text>
        </Question>
      </Body>
    )
  }
  return (
    <Body data-testid="wm-view-ConnectingMultiChain">
      <Question>
        <WalletTile size={64} connector={connector} />
        <Text>{t('multiChain.text', { wallet })}</Text>
      </Question>
      <Tray label={t('multiChain.list')}>
        {ways.map(way => (
          <WayRow key={`${way.namespace}:${way.id}`} connector={way} />
        ))}
      </Tray>
    </Body>
  )
}
