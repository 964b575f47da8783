import { walletsRetryRequested } from '../../../events/walletEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { DidNotLoad } from '../../../ui/media/illustrations'

/** In the place of the list: it did not come, and another try. */
export function DirectoryFailed() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Empty
      illustration={<DidNotLoad />}
      action={
        <Button
          small
          onPress={() => dispatch(walletsRetryRequested())}
          data-testid="wm-wallets-retry"
        >
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('allWallets.failed')}
    </Empty>
  )
}
