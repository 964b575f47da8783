import type { SocialProvider } from '../../../domain/socials'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { SocialMark } from './SocialMark'

interface SocialTileProps {
  readonly provider: SocialProvider
  readonly size?: TileSize
}

/** A provider's mark as a tile. */
export const SocialTile = ({ provider, size = 40 }: SocialTileProps) => (
  <Tile size={size}>
    <SocialMark provider={provider} size={size / 2} />
  </Tile>
)
