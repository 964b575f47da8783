import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { NetworkPill } from '../../../ui/controls/NetworkPill'
import { selectOptions } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { selectActiveNetwork } from '../networkSelectors'
import { NetworkTile } from './NetworkTile'

/** Which network the account is shown on, and the way to another. */
export function HeaderNetwork() {
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
