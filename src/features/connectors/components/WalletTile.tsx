import type { Connector } from '../../../domain/connector'
import { useModalSelector } from '../../../store/context'
import { iconWallet } from '../../../ui/media/firstIcons'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { selectConnectorImage } from '../connectorsSelectors'

interface WalletTileProps {
  /** Null: a wallet that is not on this page any more. */
  readonly connector: Connector | null
  readonly size?: TileSize
}

/** The picture a wallet brought, else its first letter; a wallet without a name of its own gets a sign. */
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
