import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { DockPair } from '../../../ui/DockPair'
import { GuardedButton } from '../../../ui/GuardedButton'
import { backRequested } from '../../modal/modalSlice'
import { sendConfirmed } from '../sendSlice'

interface SendWaysProps {
  /** The label of the way on. */
  readonly on: string
  readonly disabled?: boolean
}

/** Out, or on to the wallet. */
export function SendWays({ on, disabled = false }: SendWaysProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <DockPair wideEnd>
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
    </DockPair>
  )
}
