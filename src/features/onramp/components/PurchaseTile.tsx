import { useModalSelector } from '../../../store/context'
import type { TileSize } from '../../../ui/media/Tile'
import { TokenTile } from '../../account/components/TokenTile'
import { selectCachedImage } from '../../wallets/images/cachedImage'

interface PurchaseTileProps {
  readonly symbol: string
  readonly size?: TileSize
}

/** A token's picture, or its initial. */
export function PurchaseTile({ symbol, size = 40 }: PurchaseTileProps) {
  const src = useModalSelector(state => selectCachedImage(state, 'token', symbol))
  return <TokenTile size={size} symbol={symbol} iconUrl={src ?? undefined} />
}
