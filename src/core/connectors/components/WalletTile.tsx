import type { Connector } from '../../../domain/connector'
import { useModalSelector } from '../../../store/context'
import { iconWallet } from '../../../ui/media/firstIcons'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { selectConnectorImage } from '../connectorsSelectors'

interface WalletTileProps {
  /** Null when the page no longer has the connector. */
  readonly connector: Connector | null
  readonly size?: TileSize
}

/**
 * A connector's icon, else the first letter of its name. `INJECTED` connectors, whose name is not
 * reliable, get a generic icon.
 */
export function WalletTile({ connector, size = 40 }: WalletTileProps) {
  const src = useModalSelector(state => connector && selectConnectorImage(state, connector))
  const isNameless = connector === null || connector.type === 'INJECTED'
  return (
    <Tile
      size={size}
      src={src}
      letter={connector?.name}
      icon={isNameless ? iconWallet : undefined}
    />
  )
}
