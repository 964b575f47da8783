import type { Wallet } from '../../../domain/wallet'
import { useModalSelector } from '../../../store/context'
import { Tile, type TileSize } from '../../../ui/media/Tile'
import { selectWalletImage } from '../images/walletImage'

interface WalletPictureProps {
  readonly wallet: Wallet
  readonly size?: TileSize
}

/** Icon of a directory wallet; shows its first letter until the icon loads. */
export function WalletPicture({ wallet, size = 40 }: WalletPictureProps) {
  const src = useModalSelector(state => selectWalletImage(state, wallet))
  return <Tile size={size} src={src} letter={wallet.name} />
}
