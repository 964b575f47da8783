import type { OnRampProvider } from '../../../domain/payout'
import { Tile, type TileSize } from '../../../ui/media/Tile'

interface ProviderTileProps {
  readonly provider: OnRampProvider
  readonly size?: TileSize
}

/** A provider, by its letter: no picture is asked of anybody. */
export function ProviderTile({ provider: { label }, size = 40 }: ProviderTileProps) {
  return <Tile size={size} letter={label} />
}
