import { Tile, type TileSize } from '../../../ui/media/Tile'
import type { SmartSession } from '../../../domain/permissions/permissions'

interface SessionTileProps {
  readonly session: SmartSession
  readonly app: string
  readonly size?: TileSize
}

/** The icon of a session's app. */
export function SessionTile({ session, app, size = 40 }: SessionTileProps) {
  return <Tile size={size} src={session.project.iconUrl} letter={app} />
}
