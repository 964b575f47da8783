import { walletsRetryRequested } from '../../../events/walletEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { DidNotLoad } from '../../../ui/media/illustrations'

/** Replaces the list when the directory failed to load, with a retry. */
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
