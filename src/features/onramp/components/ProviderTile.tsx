import type { OnRampProvider } from '../../../domain/payout'
import { Tile, type TileSize } from '../../../ui/media/Tile'

interface ProviderTileProps {
  readonly provider: OnRampProvider
  readonly size?: TileSize
}

/** A provider's initial: loading its logo would need another request. */
export function ProviderTile({ provider: { label }, size = 40 }: ProviderTileProps) {
  return <Tile size={size} letter={label} />
}
