import { styled } from 'styled-components'
import type { Network } from '../../../domain/network'
import { networkChosen } from '../../../events/networkEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/Icon'
import { iconChevronEnd, iconCheck } from '../../../ui/firstIcons'
import { Row } from '../../../ui/Row'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { selectIsNetworkApproved } from '../../pairing/relaySelectors'
import { selectNeedsOtherWallet } from '../networkSelectors'
import { NetworkTile } from './NetworkTile'

interface NetworkRowProps {
  readonly network: Network
  /** The one in use. */
  readonly current?: boolean
  /** Shows that pressing leads on. */
  readonly leadsOn?: boolean
  readonly tabIndex?: number
}

const Mark = styled.span`
  display: flex;
  color: var(--wm-color-accent-text);
`

/** A network to choose. */
export function NetworkRow({
  network,
  current = false,
  leadsOn = false,
  tabIndex,
}: NetworkRowProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { caipNetworkId: networkId, namespace, name } = network
  const needsWallet = useModalSelector(state => selectNeedsOtherWallet(state, namespace))
  const isApproved = useModalSelector(state => selectIsNetworkApproved(state, networkId))
  const mark = (
    <Mark>
      <Icon icon={iconCheck} />
      <VisuallyHidden>{t('networks.current')}</VisuallyHidden>
    </Mark>
  )
  const chevron = <Icon icon={iconChevronEnd} size={16} mirror />
  return (
    <Row
      name={name}
      note={isApproved ? needsWallet && t('networks.needsOtherWallet') : t('networks.notApproved')}
      disabled={!isApproved}
      leading={<NetworkTile network={network} />}
      trailing={current ? mark : (leadsOn || needsWallet) && chevron}
      current={current}
      tabIndex={tabIndex}
      onPress={() => dispatch(networkChosen({ networkId }))}
      data-testid={`wm-network-${networkId}`}
    />
  )
}
