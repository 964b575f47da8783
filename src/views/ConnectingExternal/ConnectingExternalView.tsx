import type { ViewProps } from '../ViewProps'
import { Body } from '../../ui/shell/Body'

export function ConnectingExternalView({ connectorId }: ViewProps<'ConnectingExternal'>) {
  return <Body data-testid="wm-view-ConnectingExternal">{connectorId}</Body>
}
