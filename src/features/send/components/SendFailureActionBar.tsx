import type { ReactNode } from 'react'
import { outcomeUnknown } from '../../../domain/payment/outcomeUnknown'
import type { SendIntent } from '../../../domain/payment/send'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { backRequested } from '../../../events/backEvents'
import { reviewRequested } from '../../../events/sendEvents'
import { selectHistory } from '../../../core/router/routerSelectors'
import { selectSendError } from '../sendFeeSelectors'
import { sendConfirmed } from '../sendSlice'
import { ConfirmActions } from '../../../core/review/components/ConfirmActions'
import { useOpenActivity } from '../../../core/review/components/useOpenActivity'

interface SendFailureActionBarProps {
  readonly intent: SendIntent
}

interface BackAndProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly testId: string
}

function BackAndAction({ children, onPress, testId }: BackAndProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <ActionBar>
      <ActionBarPair wideEnd>
        <Button block onPress={() => dispatch(backRequested())} data-testid="wm-send-cancel">
          {t('common.back')}
        </Button>
        <Button tone="primary" block onPress={onPress} data-testid={testId}>
          {children}
        </Button>
      </ActionBarPair>
    </ActionBar>
  )
}

/**
 * Actions after a failure: only back if the account lacks funds, the activity if the payment may be
 * on its way, a new review if it changed, otherwise a retry.
 */
export function SendFailureActionBar({ intent }: SendFailureActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const seeActivity = useOpenActivity(intent)
  const code = useModalSelector(selectSendError)?.code ?? 'SEND_FAILED'
  // A payment the page requested cannot be edited.
  const wasTyped = useModalSelector(selectHistory).at(-2)?.name === 'WalletSend'
  if (code === 'INTENT_CHANGED') {
    return (
      <BackAndAction onPress={() => dispatch(reviewRequested())} testId="wm-send-review">
        {t('preview.reviewAgain')}
      </BackAndAction>
    )
  }
  if (code === 'INSUFFICIENT_FUNDS') {
    return (
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(backRequested())}
          data-testid="wm-send-change"
        >
          {t(wasTyped ? 'preview.changeAmount' : 'common.back')}
        </Button>
      </ActionBar>
    )
  }
  if (!outcomeUnknown(code)) {
    return (
      <ActionBar>
        <ConfirmActions on={t('common.tryAgain')} onConfirm={() => dispatch(sendConfirmed())} />
      </ActionBar>
    )
  }
  return (
    <BackAndAction onPress={seeActivity} testId="wm-send-activity">
      {t('preview.seeActivity')}
    </BackAndAction>
  )
}
