import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'

/** Shown when no wallet is installed and none is offered. */
export function EmptyWalletList({ onGetWallet }: { readonly onGetWallet: () => void }) {
  const t = useTranslate()
  return (
    <Empty
      illustration={<NoWalletsIllustration />}
      action={
        <Button small onPress={onGetWallet} data-testid="wm-get-wallet">
          {t('connect.getWallet')}
        </Button>
      }
    >
      {t('connect.empty')}
    </Empty>
  )
}
