import type { SendIntent } from '../../../domain/payment/send'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { selectReviewDangers } from '../reviewDangers'
import { selectEarlierRequest, selectIsWalletElsewhere } from '../sendRequestSelectors'
import { sendConfirmed } from '../sendSlice'
import { ConfirmActions } from './ConfirmActions'
import { MoveWalletActionBar } from './MoveWalletActionBar'
import { useDangerChecks } from './useDangerChecks'

const isEqualList = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface ReviewActionBarProps {
  readonly intent: SendIntent
}

/** The way on; whatever makes the payment dangerous has to be confirmed first, each by its own tick. */
export function ReviewActionBar({ intent: { caipNetworkId } }: ReviewActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const dangers = useModalSelector(selectReviewDangers, isEqualList)
  const isOpen = useModalSelector(selectEarlierRequest) === 'open'
  const isElsewhere = useModalSelector(selectIsWalletElsewhere)
  const { checks, isConfirmed } = useDangerChecks('send', dangers)
  if (isElsewhere) return <MoveWalletActionBar name="send" caipNetworkId={caipNetworkId} />
  return (
    <ActionBar note={t('preview.irreversible')}>
      {checks}
      <ConfirmActions
        on={t('preview.send')}
        disabled={isOpen || !isConfirmed}
        onConfirm={() => dispatch(sendConfirmed())}
      />
    </ActionBar>
  )
}
