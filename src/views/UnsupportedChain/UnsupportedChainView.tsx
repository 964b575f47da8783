import { styled } from 'styled-components'
import { selectActiveConnection } from '../../features/account/accountSelectors'
import { DisconnectButton } from '../../features/account/components/DisconnectButton'
import { PageTile } from '../../features/connections/components/PageTile'
import { selectPage } from '../../features/connections/connectionsSelectors'
import { NetworkRow } from '../../features/network/components/NetworkRow'
import { selectOfferedNetworks } from '../../features/network/offeredNetworks'
import { startOfSentence } from '../../lib/startOfSentence'
import { useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Dock } from '../../ui/Dock'
import { Hero } from '../../ui/Hero'
import { Body } from '../../ui/shell/Body'
import { Thread } from '../../ui/Thread'
import { Tile } from '../../ui/Tile'
import { Tray } from '../../ui/Tray'
import { VirtualList } from '../../ui/VirtualList'

const UNKNOWN_SIGN = '?'
/** From here on only the rows in sight are drawn, and one of them is a tab stop. */
const LONG_LIST = 40

const Ways = styled(Dock)`
  padding-block-start: 8px;
`

/** Beside the picture above it a list must not shrink to nothing in a low window. */
const Many = styled(VirtualList)`
  &&& {
    min-block-size: 224px;
  }
`

/** The wallet is where this page does not go. Two ways on: a network of the page, or goodbye. */
export function UnsupportedChainView() {
  const t = useTranslate()
  const page = useModalSelector(selectPage).name ?? t('connecting.yourPage')
  const networks = useModalSelector(selectOfferedNetworks)
  const { walletName } = useModalSelector(selectActiveConnection)
  const text = t('unsupportedChain.text', { wallet: walletName ?? t('switchNetwork.yourWallet') })
  return (
    <>
      <Body flush data-testid="wm-view-UnsupportedChain">
        <Hero
          picture={
            <Thread
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
          <Tray label={t('unsupportedChain.list')}>
            {networks.map(network => (
              <NetworkRow key={network.caipNetworkId} network={network} leadsOn />
            ))}
          </Tray>
        )}
      </Body>
      <Ways>
        <DisconnectButton />
      </Ways>
    </>
  )
}
