import { FAMILIES } from '../../lib/families'
import { unknownNetwork } from '../../domain/unknownNetwork'
import { viewEntry } from '../../domain/views'
import { modalOpenRequested } from '../../events/modalEvents'
import { selectActiveConnection } from '../../features/account/accountSelectors'
import { NetworkTile } from '../../features/network/components/NetworkTile'
import { selectActiveNetwork } from '../../features/network/networkSelectors'
import { selectNetworkById } from '../../features/network/networkSlice'
import { startOfSentence } from '../../lib/startOfSentence'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Button } from '../../ui/Button'
import { Dock } from '../../ui/Dock'
import { Hero } from '../../ui/Hero'
import { Body } from '../../ui/shell/Body'
import { Thread } from '../../ui/Thread'
import type { ViewProps } from '../../features/feature'

/** The chosen network takes another kind of wallet: the visitor is asked before anything changes. */
export function SwitchActiveChainView({ networkId, namespace }: ViewProps<'SwitchActiveChain'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const network =
    useModalSelector(state => selectNetworkById(state, networkId)) ?? unknownNetwork(networkId)
  const from = useModalSelector(selectActiveNetwork)
  const { walletName } = useModalSelector(selectActiveConnection)
  const name = FAMILIES[namespace]
  const text = t('switchActiveChain.text', {
    namespace: name,
    wallet: walletName ?? t('switchNetwork.yourWallet'),
  })
  return (
    <>
      <Body flush data-testid="wm-view-SwitchActiveChain">
        <Hero
          picture={
            <Thread
              start={<NetworkTile size={64} network={from ?? network} />}
              end={<NetworkTile size={64} network={network} />}
              state="idle"
            />
          }
          title={t('switchActiveChain.heading', { namespace: name })}
          text={walletName === null ? startOfSentence(text) : text}
        />
      </Body>
      <Dock>
        <Button
          tone="primary"
          block
          onPress={() =>
            dispatch(modalOpenRequested({ view: viewEntry('Connect'), namespace, networkId }))
          }
          data-testid="wm-choose-wallet"
        >
          {t('switchActiveChain.action')}
        </Button>
      </Dock>
    </>
  )
}
