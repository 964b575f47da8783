import { useModalSelector } from '../../../store/context'
import { iconBrowser } from '../../../ui/icons'
import { Tile } from '../../../ui/Tile'
import { selectPage } from '../connectionsSelectors'

/** The page as one party of a thread. */
export function PageTile() {
  const { name, imageUrl } = useModalSelector(selectPage)
  return (
    <Tile
      size={64}
      src={imageUrl}
      letter={name ?? undefined}
      icon={name === null ? iconBrowser : undefined}
    />
  )
}
