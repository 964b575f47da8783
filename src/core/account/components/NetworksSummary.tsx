import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { NetworkTile } from '../../network/components/NetworkTile'
import { selectCompatibleNetworks } from '../../network/compatibleNetworks'
import { viewPushed } from '../../router/routerSlice'

const SHOWN_MAX = 5

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`

const Tiles = styled.span`
  display: flex;
  > * + * {
    margin-inline-start: -4px;
    box-shadow: 0 0 0 2px var(--wm-color-surface);
  }
`

/** Summary of the networks the address can receive on; hidden if there are none. */
export function NetworksSummary() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const networks = useModalSelector(selectCompatibleNetworks)
  const [first, second] = networks
  const more = networks.length - 2
  if (!first) return null
  return (
    <Button
      tone="quiet"
      block
      onPress={() => dispatch(viewPushed(viewEntry('WalletCompatibleNetworks')))}
      data-testid="wm-receive-networks"
    >
      <Label>
        <Tiles aria-hidden="true">
          {networks.slice(0, SHOWN_MAX).map(network => (
            <NetworkTile key={network.caipNetworkId} size={20} network={network} />
          ))}
        </Tiles>
        <span>
          {second === undefined
            ? t('receive.only', { network: first.name })
            : t(more > 0 ? 'receive.onSeveral' : 'receive.onTwo', {
                first: first.name,
                second: second.name,
                count: more,
              })}
        </span>
        <Icon icon={iconChevronEnd} size={16} mirror />
      </Label>
    </Button>
  )
}
