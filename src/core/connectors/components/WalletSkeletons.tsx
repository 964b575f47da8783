import { useTranslate } from '../../../store/translation'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Row } from '../../../ui/lists/Row'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'

/** Placeholder of one wallet row. */
export const WalletSkeleton = () => (
  <Row
    aria-hidden
    leading={<Skeleton round width="40px" height="40px" />}
    name={<Skeleton width="96px" />}
  />
)

/** Placeholder of the wallet list while wallets are being discovered. */
export function WalletSkeletons() {
  const t = useTranslate()
  return (
    <div aria-busy="true" data-testid="wm-wallets-looking">
      <VisuallyHidden role="status">{t('connect.looking')}</VisuallyHidden>
      <div aria-hidden="true">
        <ListGroup>
          <WalletSkeleton />
          <WalletSkeleton />
          <WalletSkeleton />
        </ListGroup>
      </div>
    </div>
  )
}
