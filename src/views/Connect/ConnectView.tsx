import { Body } from '../../ui/shell/Body'

export function ConnectView() {
  return <Body data-testid="wm-view-Connect"></Body>
}
