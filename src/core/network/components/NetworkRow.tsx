import { styled } from 'styled-components'
import type { Network } from '../../../domain/network'
import { networkChosen } from '../../../events/networkEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd, iconCheck } from '../../../ui/media/firstIcons'
import { Row } from '../../../ui/lists/Row'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectIsNetworkApproved } from '../../pairing/session/walletConnectSelectors'
import { selectNeedsOtherWallet } from '../switchSelectors'
import { NetworkTile } from './NetworkTile'

interface NetworkRowProps {
  readonly network: Network
  /** Whether this is the active network. */
  readonly current?: boolean
  /** Shows a chevron, for rows that open another view. */
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
  const { caipNetworkId, namespace, name } = network
  const needsWallet = useModalSelector(state => selectNeedsOtherWallet(state, namespace))
  const isApproved = useModalSelector(state => selectIsNetworkApproved(state, caipNetworkId))
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
      onPress={() => dispatch(networkChosen({ caipNetworkId }))}
      data-testid={`wm-network-${caipNetworkId}`}
    />
  )
}
