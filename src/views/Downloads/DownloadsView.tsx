import { Body } from '../../ui/shell/Body'

/** Not drawn yet. */
export function DownloadsView() {
  return <Body data-testid="wm-view-Downloads" />
}
