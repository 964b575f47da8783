import { FAMILIES } from '../../../lib/address/families'
import { unknownNetwork } from '../../../domain/unknownNetwork'
import { viewEntry } from '../../../domain/views'
import { modalOpenRequested } from '../../../events/modalEvents'
import { selectActiveConnection } from '../../account/accountSelectors'
import { NetworkTile } from '../components/NetworkTile'
import { selectActiveNetwork } from '../networkSelectors'
import { selectNetworkById } from '../networkSlice'
import { selectOptions } from '../../options/optionsSlice'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import type { ViewProps } from '../../feature'

/** Asks for confirmation when the chosen network needs another wallet. */
export function SwitchActiveChainView({
  caipNetworkId,
  namespace,
}: ViewProps<'SwitchActiveChain'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const network =
    useModalSelector(state => selectNetworkById(state, caipNetworkId)) ??
    unknownNetwork(caipNetworkId)
  const from = useModalSelector(selectActiveNetwork)
  const { walletName } = useModalSelector(selectActiveConnection)
  const { isSingleConnection } = useModalSelector(selectOptions)
  const name = FAMILIES[namespace]
  const text = t(isSingleConnection ? 'switchActiveChain.textSingle' : 'switchActiveChain.text', {
    namespace: name,
    wallet: walletName ?? t('switchNetwork.yourWallet'),
  })
  return (
    <>
      <Body flush data-testid="wm-view-SwitchActiveChain">
        <StatusHeader
          picture={
            <ConnectionIndicator
              start={<NetworkTile size={64} network={from ?? network} />}
              end={<NetworkTile size={64} network={network} />}
              state="idle"
            />
          }
          title={t('switchActiveChain.heading', { namespace: name })}
          text={walletName === null ? capitalizeFirst(text) : text}
        />
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() =>
            dispatch(modalOpenRequested({ view: viewEntry('Connect'), namespace, caipNetworkId }))
          }
          data-testid="wm-choose-wallet"
        >
          {t('switchActiveChain.action')}
        </Button>
      </ActionBar>
    </>
  )
}
