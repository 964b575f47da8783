import { useModalSelector } from '../../../store/context'
import { iconBrowser } from '../../../ui/media/waitingIcons'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { selectPage } from '../connectionsSelectors'

/** Icon of the page in the connection indicator. */
export function PageTile({ size = 64 }: { readonly size?: TileSize }) {
  const { name, imageUrl } = useModalSelector(selectPage)
  return (
    <Tile
      size={size}
      src={imageUrl}
      letter={name ?? undefined}
      icon={name === null ? iconBrowser : undefined}
    />
  )
}
