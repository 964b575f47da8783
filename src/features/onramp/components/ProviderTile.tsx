import type { OnRampProvider } from '../../../domain/payout'
import { hueOf } from '../../../lib/address/hash'
import type { TileSize } from '../../../ui/media/Tile'
import { BadgedTile } from '../../../ui/media/BadgedTile'

interface ProviderTileProps {
  readonly provider: OnRampProvider
  readonly size?: TileSize
}

/** A provider, by its letter: no picture is asked of anybody. */
export function ProviderTile({ provider: { name, label }, size = 40 }: ProviderTileProps) {
  return <BadgedTile size={size} letter={label} hue={hueOf(name)} />
}
