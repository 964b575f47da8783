import { Body } from '../../ui/shell/Body'

export function UnsupportedChainView() {
  return <Body data-testid="wm-view-UnsupportedChain"></Body>
}
