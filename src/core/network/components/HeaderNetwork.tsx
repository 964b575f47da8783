import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { DEFAULT_NAMESPACE } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { IconButton } from '../../../ui/controls/IconButton'
import { NetworkPill } from '../../../ui/controls/NetworkPill'
import { iconClock } from '../../../ui/media/icons'
import { selectFeatures, selectOptions } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { selectActiveNamespace, selectActiveNetwork } from '../networkSelectors'
import { NetworkTile } from './NetworkTile'

/** Leaves space for the clock button and its gap. */
const Beside = styled.span`
  display: flex;
  min-inline-size: 0;
  margin-inline-end: 44px;
`

/** Beside the close button, or in its place if there is none. */
const Clock = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 50px;
  display: grid;
  place-items: center;
  header:has(> :last-child:empty) & {
    inset-inline-end: 6px;
  }
`

function NetworkChoice() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const network = useModalSelector(selectActiveNetwork)
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  if (!network || !isNetworkSwitchEnabled) return null
  return (
    <NetworkPill
      leading={<NetworkTile size={20} network={network} />}
      aria-label={t('account.chooseNetwork', { network: network.name })}
      onPress={() => dispatch(viewPushed(viewEntry('Networks')))}
      data-testid="wm-header-network"
    >
      {network.name}
    </NetworkPill>
  )
}

function SessionsButton() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Clock>
      <IconButton
        icon={iconClock}
        label={t('sessions.open')}
        onPress={() => dispatch(viewPushed(viewEntry('SmartSessionList')))}
        data-testid="w3m-header-smart-sessions"
      />
    </Clock>
  )
}

/**
 * The active network, which opens the list of networks, and a button for smart sessions where
 * enabled.
 */
export function HeaderNetwork() {
  const { smartSessions } = useModalSelector(selectFeatures)
  const isOfFamily = useModalSelector(state => selectActiveNamespace(state) === DEFAULT_NAMESPACE)
  if (smartSessions !== true || !isOfFamily) return <NetworkChoice />
  return (
    <>
      <Beside>
        <NetworkChoice />
      </Beside>
      <SessionsButton />
    </>
  )
}
