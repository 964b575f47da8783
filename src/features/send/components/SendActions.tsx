import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { GuardedButton } from '../../../ui/controls/GuardedButton'
import { backRequested } from '../../../events/backEvents'
import { sendConfirmed } from '../sendSlice'

interface SendActionsProps {
  /** The label of the way on. */
  readonly on: string
  readonly disabled?: boolean
}

/** Out, or on to the wallet. */
export function SendActions({ on, disabled = false }: SendActionsProps) {
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
        coveredText={t('preview.covered')}
        onPress={() => dispatch(sendConfirmed())}
        data-testid="wm-send-confirm"
      >
        {on}
      </GuardedButton>
    </ActionBarPair>
  )
}
