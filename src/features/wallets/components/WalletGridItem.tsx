import type { Wallet } from '../../../domain/wallet'
import { walletPicked } from '../../../events/walletEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { GridItem } from '../../../ui/GridItem'
import { Icon } from '../../../ui/Icon'
import { iconCheck } from '../../../ui/firstIcons'
import { Tile } from '../../../ui/Tile'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { selectIsRelayTaken } from '../../connectors/connectorsSelectors'
import { selectIsCodeAwaited } from '../../pairing/codeAwaited'
import { selectWalletImage } from '../walletImage'

interface WalletGridItemProps {
  readonly wallet: Wallet
  readonly isInstalled: boolean
  readonly tabIndex: number
}

/** A wallet among many: its picture, its name, and a sign where it is installed. */
export function WalletGridItem({ wallet, isInstalled, tabIndex }: WalletGridItemProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const src = useModalSelector(state => selectWalletImage(state, wallet))
  const isAwaited = useModalSelector(selectIsCodeAwaited)
  const isTaken = useModalSelector(selectIsRelayTaken)
  return (
    <GridItem
      leading={
        <Tile
          size={56}
          src={src}
          letter={wallet.name}
          badge={isInstalled && <Icon icon={iconCheck} size={16} />}
          badgeTone="in"
        />
      }
      disabled={!isInstalled && isTaken}
      busy={!isInstalled && isAwaited}
      tabIndex={tabIndex}
      onPress={() => dispatch(walletPicked({ wallet }))}
      data-testid={`wm-wallet-${wallet.id}`}
    >
      {wallet.name}
      {isInstalled && <VisuallyHidden>{` ${t('connect.installed')}`}</VisuallyHidden>}
    </GridItem>
  )
}
