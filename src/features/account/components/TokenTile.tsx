import { hueOf } from '../../../lib/address/hash'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { BadgedTile } from '../../../ui/media/BadgedTile'
import { selectNetworkImage } from '../../network/networkImage'
import { selectNetworkById } from '../../network/networkSlice'

export interface TokenTileProps {
  readonly symbol: string
  readonly iconUrl?: string | undefined
  /** Shows the network's picture in the corner. */
  readonly caipNetworkId?: CaipNetworkId
  readonly size?: TileSize
}

const CORNER = { inlineSize: '100%', blockSize: '100%', borderRadius: 0 } as const

/** A token's picture, or its first letter on a colour of its own. A coin with the picture of its network bears it once. */
export function TokenTile({ symbol, iconUrl, caipNetworkId, size = 40 }: TokenTileProps) {
  const networkImage = useModalSelector(state => {
    const network =
      caipNetworkId === undefined ? undefined : selectNetworkById(state, caipNetworkId)
    return network ? selectNetworkImage(state, network) : null
  })
  return (
    <BadgedTile
      size={size}
      src={iconUrl}
      letter={symbol.slice(0, 1)}
      hue={hueOf(symbol)}
      badge={
        networkImage !== null &&
        networkImage !== iconUrl && <Tile size={18} src={networkImage} style={CORNER} />
      }
    />
  )
}
