import { backRequested } from '../../../events/backEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'

interface ConfirmActionsProps {
  /** Label of the confirm button. */
  readonly on: string
  readonly disabled?: boolean
  /** Its label until it can be pressed. */
  readonly settlingText?: string
  readonly onConfirm: () => void
}

/** Cancel and confirm. */
export function ConfirmActions({
  on,
  disabled = false,
  settlingText,
  onConfirm,
}: ConfirmActionsProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <ActionBarPair wideEnd>
      <Button block onPress={() => dispatch(backRequested())} data-testid="wm-send-cancel">
        {t('common.cancel')}
      </Button>
      <GuardedButton
        tone="primary"
        block
        disabled={disabled}
        {...(settlingText !== undefined && { settlingText })}
        coveredText={t('preview.covered')}
        onPress={onConfirm}
        data-testid="wm-send-confirm"
      >
        {on}
      </GuardedButton>
    </ActionBarPair>
  )
}
