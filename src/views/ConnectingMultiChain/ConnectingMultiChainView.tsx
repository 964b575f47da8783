import { Body } from '../../ui/shell/Body'

/** Not drawn yet. */
export function ConnectingMultiChainView() {
  return <Body data-testid="wm-view-ConnectingMultiChain" />
}
