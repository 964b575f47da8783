import { Body } from '../../ui/shell/Body'

export function AccountView() {
  return <Body data-testid="wm-view-Account" />
}
