import { memo } from 'react'
import type { Wallet } from '../../../domain/wallet'
import { walletPicked } from '../../../events/walletEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Row } from '../../../ui/lists/Row'
import { Tile } from '../../../ui/media/Tile'
import { selectIsWalletConnectInUse } from '../../connectors/connectorsSelectors'
import { selectIsPairingUriPending } from '../../pairing/pairingUriAwaited'
import { selectListedImage } from '../images/listedImage'
import { MatchedName } from './MatchedName'

interface FoundWalletRowProps {
  readonly wallet: Wallet
  readonly isInstalled: boolean
  readonly text: string
  readonly tabIndex: number
}

/** A search result. Memoized, so that rows in view do not render again while the list scrolls. */
export const FoundWalletRow = memo(function FoundWalletRow({
  wallet,
  isInstalled,
  text,
  tabIndex,
}: FoundWalletRowProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isAwaited = useModalSelector(selectIsPairingUriPending)
  const isTaken = useModalSelector(selectIsWalletConnectInUse)
  const src = useModalSelector(state => selectListedImage(state, wallet, isInstalled))
  const isCertified = wallet.badge_type === 'certified'
  return (
    <Row
      name={<MatchedName name={wallet.name} text={text} />}
      leading={<Tile src={src} letter={wallet.name} />}
      trailing={
        <>
          {isInstalled ? (
            <Badge tone="positive">{t('connect.installed')}</Badge>
          ) : (
            isCertified && <Badge>{t('allWallets.certified')}</Badge>
          )}
          <Icon icon={iconChevronEnd} size={16} mirror />
        </>
      }
      disabled={!isInstalled && isTaken}
      busy={!isInstalled && isAwaited}
      tabIndex={tabIndex}
      onPress={() => dispatch(walletPicked({ wallet }))}
      data-testid={`wm-wallet-${wallet.id}`}
    />
  )
})
