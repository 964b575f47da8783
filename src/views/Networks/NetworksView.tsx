import { Body } from '../../ui/shell/Body'

export function NetworksView() {
  return <Body data-testid="wm-view-Networks"></Body>
}
