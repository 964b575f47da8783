import type { CaipNetworkId } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { BadgedTile } from '../../../ui/media/BadgedTile'
import { selectNetworkMark } from '../networkMarkOf'

export interface TokenTileProps {
  readonly symbol: string
  readonly iconUrl?: string | undefined
  /** Shows this network's icon in the corner, for places that do not name the network otherwise. */
  readonly caipNetworkId?: CaipNetworkId
  readonly size?: TileSize
}

const CORNER = { inlineSize: '100%', blockSize: '100%', borderRadius: 0 } as const

/** Round token icon, or the first letter of the symbol on a tint. */
export function TokenTile({ symbol, iconUrl, caipNetworkId, size = 40 }: TokenTileProps) {
  const mark = useModalSelector(state => selectNetworkMark(state, symbol, caipNetworkId))
  return (
    <BadgedTile
      round
      size={size}
      src={iconUrl}
      letter={symbol}
      badge={mark !== null && mark !== iconUrl && <Tile size={18} src={mark} style={CORNER} />}
    />
  )
}
