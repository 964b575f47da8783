import { useTranslate } from '../../../store/translation'
import { Empty } from '../../../ui/feedback/Empty'
import { NoCollectibles } from '../../../ui/media/illustrations'
import { ReceiveButton } from './ReceiveButton'

/** Where collectibles will be shown once there is a source for them. */
export function Collectibles() {
  const t = useTranslate()
  return (
    <Empty illustration={<NoCollectibles />} action={<ReceiveButton />}>
      {t('nfts.empty')}
    </Empty>
  )
}
