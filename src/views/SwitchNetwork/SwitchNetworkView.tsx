import type { ViewProps } from '../ViewProps'
import { Body } from '../../ui/shell/Body'

export function SwitchNetworkView({ networkId }: ViewProps<'SwitchNetwork'>) {
  return <Body data-testid="wm-view-SwitchNetwork">{networkId}</Body>
}
