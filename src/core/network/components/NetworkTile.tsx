import type { Network } from '../../../domain/network'
import { useModalSelector } from '../../../store/context'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { selectNetworkImage } from '../networkImage'
import { networkMark } from '../../../ui/media/networkMark'
import { selectIsListed } from '../networkSlice'

const UNKNOWN_SIGN = '?'

interface NetworkTileProps {
  readonly network: Network
  readonly size?: TileSize
}

/**
 * A network's image, else its built-in icon, else its first letter; a question mark if unlisted.
 */
export function NetworkTile({ network, size = 40 }: NetworkTileProps) {
  const isListed = useModalSelector(state => selectIsListed(state, network.caipNetworkId))
  const src = useModalSelector(state => selectNetworkImage(state, network))
  return (
    <Tile
      size={size}
      src={src}
      icon={isListed ? networkMark(network.caipNetworkId) : undefined}
      letter={isListed ? network.name : UNKNOWN_SIGN}
    />
  )
}
