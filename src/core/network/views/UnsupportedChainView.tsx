import { styled } from 'styled-components'
import { selectActiveConnection } from '../../account/accountSelectors'
import { DisconnectButton } from '../../account/components/DisconnectButton'
import { PageTile } from '../../connections/components/PageTile'
import { selectPage } from '../../connections/connectionsSelectors'
import { NetworkRow } from '../components/NetworkRow'
import type { Network } from '../../../domain/network'
import { networkChosen } from '../../../events/networkEvents'
import { DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { selectIsNetworkApproved } from '../../pairing/session/walletConnectSelectors'
import { UnknownNetworkTile } from '../components/UnknownNetworkTile'
import { selectActiveNamespace } from '../networkSelectors'
import { selectOfferedNetworks, selectWalletNetwork } from '../offeredNetworks'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { Button } from '../../../ui/controls/Button'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VirtualList } from '../../../ui/lists/VirtualList'

/** Longer lists are virtualized and have a single tab stop. */
const LONG_LIST = 40

const QuietActions = styled(ActionBar)`
  padding-block-start: 8px;
`

/** Keeps the list from shrinking to nothing in a low window. */
const LongNetworkList = styled(VirtualList)`
  &&& {
    min-block-size: 224px;
  }
`

interface ChoicesProps {
  readonly networks: readonly Network[]
}

function Choices({ networks }: ChoicesProps) {
  const t = useTranslate()
  const label = t('unsupportedChain.list')
  if (networks.length > LONG_LIST) {
    return (
      <LongNetworkList
        count={networks.length}
        label={label}
        keyOf={index => networks[index]?.caipNetworkId ?? String(index)}
        renderRow={({ index, tabIndex }) => {
          const network = networks[index]
          return network && <NetworkRow network={network} leadsOn tabIndex={tabIndex} />
        }}
      />
    )
  }
  return (
    <ListGroup label={label}>
      {networks.map(network => (
        <NetworkRow key={network.caipNetworkId} network={network} leadsOn />
      ))}
    </ListGroup>
  )
}

/** Returns the page's only network if the wallet can switch to it; null otherwise. */
function useOnlyNetwork(networks: readonly Network[]): Network | null {
  const [first] = networks.length === 1 ? networks : []
  const isApproved = useModalSelector(
    state => first !== undefined && selectIsNetworkApproved(state, first.caipNetworkId),
  )
  return isApproved && first ? first : null
}

/** Shown while the wallet is on an unsupported network: switch to a listed one, or disconnect. */
export function UnsupportedChainView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const page = withoutBreaks(useModalSelector(selectPage).name ?? t('common.thisPage'))
  const networks = useModalSelector(selectOfferedNetworks)
  const { walletName } = useModalSelector(selectActiveConnection)
  const namespace = useModalSelector(selectActiveNamespace) ?? DEFAULT_NAMESPACE
  const reference =
    useModalSelector(state => selectWalletNetwork(state, namespace)?.reference) ?? ''
  const only = useOnlyNetwork(networks)
  const about = {
    wallet: withoutBreaks(walletName ?? t('switchNetwork.yourWallet')),
    network: t('unsupportedChain.unknown', { reference }),
    page,
  }
  const text = only
    ? t('unsupportedChain.textOne', { ...about, other: only.name })
    : t('unsupportedChain.text', about)
  return (
    <>
      <Body flush data-testid="wm-view-UnsupportedChain">
        <StatusHeader
          picture={
            <ConnectionIndicator
              start={<UnknownNetworkTile reference={reference} />}
              end={<PageTile />}
              state="stopped"
            />
          }
          title={t('unsupportedChain.heading')}
          text={walletName === null ? capitalizeFirst(text) : text}
        />
        {!only && <Choices networks={networks} />}
      </Body>
      <QuietActions>
        {only && (
          <Button
            tone="primary"
            block
            onPress={() => dispatch(networkChosen({ caipNetworkId: only.caipNetworkId }))}
            data-testid={`wm-network-${only.caipNetworkId}`}
          >
            {t('unsupportedChain.switchTo', { network: only.name })}
          </Button>
        )}
        <DisconnectButton />
      </QuietActions>
    </>
  )
}
