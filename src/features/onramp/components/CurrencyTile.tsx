import { getCurrencySign } from '../../../lib/amount/formatCurrency'
import { useModalSelector } from '../../../store/context'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectCachedImage } from '../../../core/wallets/images/cachedImage'

interface CurrencyTileProps {
  /** Such as `USD`. */
  readonly id: string
  readonly size?: TileSize
}

/** A currency's picture, or its sign. */
export function CurrencyTile({ id, size = 40 }: CurrencyTileProps) {
  const locale = useModalSelector(selectLocale)
  const src = useModalSelector(state => selectCachedImage(state, 'currency', id))
  return <Tile round size={size} src={src} letter={getCurrencySign(id, locale)} />
}
