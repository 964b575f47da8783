import type { ViewProps } from '../ViewProps'
import { Body } from '../../ui/shell/Body'

export function SwitchActiveChainView({ networkId }: ViewProps<'SwitchActiveChain'>) {
  return <Body data-testid="wm-view-SwitchActiveChain">{networkId}</Body>
}
