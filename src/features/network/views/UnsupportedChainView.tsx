import { styled } from 'styled-components'
import { selectActiveConnection } from '../../account/accountSelectors'
import { DisconnectButton } from '../../account/components/DisconnectButton'
import { PageTile } from '../../connections/components/PageTile'
import { selectPage } from '../../connections/connectionsSelectors'
import { NetworkRow } from '../components/NetworkRow'
import { selectOfferedNetworks } from '../offeredNetworks'
import { startOfSentence } from '../../../lib/text/startOfSentence'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { Tile } from '../../../ui/media/Tile'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VirtualList } from '../../../ui/lists/VirtualList'

const UNKNOWN_SIGN = '?'
/** From here on only the rows in sight are drawn, and one of them is a tab stop. */
const LONG_LIST = 40

const QuietActions = styled(ActionBar)`
  padding-block-start: 8px;
`

/** Beside the picture above it a list must not shrink to nothing in a low window. */
const Many = styled(VirtualList)`
  &&& {
    min-block-size: 224px;
  }
`

/** The wallet is where this page does not go. Two ways on: a network of the page, or disconnect. */
export function UnsupportedChainView() {
  const t = useTranslate()
  const page = useModalSelector(selectPage).name ?? t('common.thisPage')
  const networks = useModalSelector(selectOfferedNetworks)
  const { walletName } = useModalSelector(selectActiveConnection)
  const text = t('unsupportedChain.text', { wallet: walletName ?? t('switchNetwork.yourWallet') })
  return (
    <>
      <Body flush data-testid="wm-view-UnsupportedChain">
        <StatusHeader
          picture={
            <ConnectionIndicator
              start={<Tile size={64} letter={UNKNOWN_SIGN} />}
              end={<PageTile />}
              state="stopped"
            />
          }
          title={t('unsupportedChain.heading', { page })}
          text={walletName === null ? startOfSentence(text) : text}
        />
        {networks.length > LONG_LIST ? (
          <Many
            count={networks.length}
            label={t('unsupportedChain.list')}
            keyOf={index => networks[index]?.caipNetworkId ?? String(index)}
            renderRow={({ index, tabIndex }) => {
              const network = networks[index]
              return network && <NetworkRow network={network} leadsOn tabIndex={tabIndex} />
            }}
          />
        ) : (
          <ListGroup label={t('unsupportedChain.list')}>
            {networks.map(network => (
              <NetworkRow key={network.caipNetworkId} network={network} leadsOn />
            ))}
          </ListGroup>
        )}
      </Body>
      <QuietActions>
        <DisconnectButton />
      </QuietActions>
    </>
  )
}
