import { memo } from 'react'
import type { Wallet } from '../../../domain/wallet'
import { walletPicked } from '../../../events/walletEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { GridItem } from '../../../ui/lists/GridItem'
import { Icon } from '../../../ui/media/Icon'
import { iconCheck } from '../../../ui/media/firstIcons'
import { BadgedTile } from '../../../ui/media/BadgedTile'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectIsWalletConnectInUse } from '../../connectors/connectorsSelectors'
import { selectIsPairingUriPending } from '../../pairing/pairingUriAwaited'
import { selectListedImage } from '../images/listedImage'

interface WalletGridItemProps {
  readonly wallet: Wallet
  readonly isInstalled: boolean
  readonly tabIndex: number
}

/**
 * A wallet in the grid. Memoized, so that items in view do not render again while the list scrolls.
 */
export const WalletGridItem = memo(function WalletGridItem({
  wallet,
  isInstalled,
  tabIndex,
}: WalletGridItemProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const src = useModalSelector(state => selectListedImage(state, wallet, isInstalled))
  const isAwaited = useModalSelector(selectIsPairingUriPending)
  const isTaken = useModalSelector(selectIsWalletConnectInUse)
  return (
    <GridItem
      leading={
        <BadgedTile
          size={56}
          src={src}
          letter={wallet.name}
          badge={isInstalled && <Icon icon={iconCheck} size={16} />}
          badgeTone="installed"
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
})
