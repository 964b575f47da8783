import { disconnectRequested } from '../../../events/connectionEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { iconPower } from '../../../ui/media/icons'

/** The way out of the connection. */
export function DisconnectButton() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Button
      tone="quiet"
      block
      icon={iconPower}
      onPress={() => dispatch(disconnectRequested({}))}
      data-testid="wm-disconnect"
    >
      {t('account.disconnect')}
    </Button>
  )
}
