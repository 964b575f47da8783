import type { SendIntent } from '../../../domain/payment/send'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { iconExternal } from '../../../ui/media/icons'
import { selectTransactionExplorerUrl } from '../../network/explorerSelectors'
import { selectSendPhase } from '../sendSlice'
import type { ShownPayment } from '../sendState'
import { useSeeActivity } from './useSeeActivity'

interface SendOutcomeActionBarProps {
  readonly intent: SendIntent
  readonly payment: ShownPayment
}

/** On to the activity, and to the explorer where the network has one. */
export function SendOutcomeActionBar({ intent, payment: { hash } }: SendOutcomeActionBarProps) {
  const t = useTranslate()
  const seeActivity = useSeeActivity(intent)
  const isSent = useModalSelector(selectSendPhase) === 'sent'
  const href = useModalSelector(state =>
    selectTransactionExplorerUrl(state, intent.caipNetworkId, hash),
  )
  const label = t('preview.explorer')
  return (
    <ActionBar>
      <Button
        tone={isSent ? 'primary' : 'secondary'}
        block
        onPress={seeActivity}
        data-testid="wm-send-activity"
      >
        {t(isSent ? 'preview.done' : 'preview.seeActivity')}
      </Button>
      {href !== null && (
        <Button
          tone="quiet"
          block
          icon={iconExternal}
          href={href}
          aria-label={t('common.opensNewTab', { label })}
          data-testid="wm-send-explorer"
        >
          {label}
        </Button>
      )}
    </ActionBar>
  )
}
