import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { NetworkPill } from '../../../ui/controls/NetworkPill'
import { Tile } from '../../../ui/media/Tile'
import { selectOptions } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'
import { selectNetworkImage } from '../networkImage'
import { selectActiveNetwork } from '../networkSelectors'

/** Which network the account is shown on, and the way to another. */
export function HeaderNetwork() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const network = useModalSelector(selectActiveNetwork)
  const src = useModalSelector(state => network && selectNetworkImage(state, network))
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  if (!network || !isNetworkSwitchEnabled) return null
  return (
    <NetworkPill
      leading={<Tile size={20} src={src} letter={network.name} />}
      aria-label={t('account.chooseNetwork', { network: network.name })}
      onPress={() => dispatch(viewPushed(viewEntry('Networks')))}
      data-testid="wm-header-network"
    >
      {network.name}
    </NetworkPill>
  )
}
