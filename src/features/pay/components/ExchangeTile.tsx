import type { Exchange } from '../../../domain/payment/payOrder'
import { hueOf } from '../../../lib/address/hash'
import { BadgedTile } from '../../../ui/media/BadgedTile'
import type { TileSize } from '../../../ui/media/Tile'

interface ExchangeTileProps {
  readonly exchange: Exchange
  readonly size?: TileSize
}

/** An exchange’s picture, where it may be asked for, else its letter. */
export function ExchangeTile({ exchange: { id, name, imageUrl }, size = 40 }: ExchangeTileProps) {
  return <BadgedTile size={size} src={imageUrl} letter={name} hue={hueOf(id)} />
}
