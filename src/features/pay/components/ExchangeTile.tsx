import type { Exchange } from '../../../domain/payment/payOrder'
import { Tile, type TileSize } from '../../../ui/media/Tile'

interface ExchangeTileProps {
  readonly exchange: Exchange
  readonly size?: TileSize
}

/** An exchange's picture, if its host is allowed, or its initial. */
export function ExchangeTile({ exchange: { name, imageUrl }, size = 40 }: ExchangeTileProps) {
  return <Tile size={size} src={imageUrl} letter={name} />
}
