import type { CaipNetworkId } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { BadgedTile } from '../../../ui/media/BadgedTile'
import { selectNetworkMarkOf } from '../networkMarkOf'

export interface TokenTileProps {
  readonly symbol: string
  readonly iconUrl?: string | undefined
  /** Shows this network's picture in the corner, where nothing else on screen says which network it is. */
  readonly caipNetworkId?: CaipNetworkId
  readonly size?: TileSize
}

const CORNER = { inlineSize: '100%', blockSize: '100%', borderRadius: 0 } as const

/** A coin: round, with its picture or its first letter on a tint of its symbol. */
export function TokenTile({ symbol, iconUrl, caipNetworkId, size = 40 }: TokenTileProps) {
  const mark = useModalSelector(state => selectNetworkMarkOf(state, symbol, caipNetworkId))
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
