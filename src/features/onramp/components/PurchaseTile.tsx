import { useModalSelector } from '../../../store/context'
import type { TileSize } from '../../../ui/media/Tile'
import { TokenTile } from '../../../core/account/components/TokenTile'
import { selectCachedImage } from '../../../core/wallets/images/cachedImage'

interface PurchaseTileProps {
  readonly symbol: string
  readonly size?: TileSize
}

/** A token's picture, or its initial. */
export function PurchaseTile({ symbol, size = 40 }: PurchaseTileProps) {
  const src = useModalSelector(state => selectCachedImage(state, 'token', symbol))
  return <TokenTile size={size} symbol={symbol} iconUrl={src ?? undefined} />
}
