import type { SendIntent } from '../../../domain/payment/send'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ReviewNote, type ReviewFold } from '../../../ui/layout/ReviewNote'
import { selectReviewDangers } from '../reviewDangers'
import { selectEarlierRequest, selectIsWalletElsewhere } from '../sendRequestSelectors'
import { sendConfirmed } from '../sendSlice'
import { ConfirmActions } from '../../../core/review/components/ConfirmActions'
import { SwitchNetworkActionBar } from '../../../core/review/components/SwitchNetworkActionBar'
import { useDangerChecks } from '../../../core/review/components/useDangerChecks'
import { useSendLabel } from '../../../core/review/components/useSendLabel'

const isEqualList = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface ReviewActionBarProps {
  readonly intent: SendIntent
  /** Toggles a known token's contract; null if there is none or it always shows. */
  readonly contract: ReviewFold | null
}

/** Confirm actions; each danger needs its own tick first. */
export function ReviewActionBar({ intent, contract }: ReviewActionBarProps) {
  const { caipNetworkId } = intent
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const dangers = useModalSelector(selectReviewDangers, isEqualList)
  const isOpen = useModalSelector(selectEarlierRequest) === 'open'
  const isElsewhere = useModalSelector(selectIsWalletElsewhere)
  const { checks, isConfirmed } = useDangerChecks('send', dangers)
  const label = useSendLabel(intent)
  if (isElsewhere) return <SwitchNetworkActionBar name="send" caipNetworkId={caipNetworkId} />
  return (
    <ActionBar note={<ReviewNote fold={contract}>{t('preview.irreversible')}</ReviewNote>}>
      {checks}
      <ConfirmActions
        on={label}
        settlingText={t('preview.checking')}
        disabled={isOpen || !isConfirmed}
        onConfirm={() => dispatch(sendConfirmed())}
      />
    </ActionBar>
  )
}
