import { disconnectRequested } from '../../../events/connectionEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { iconPower } from '../../../ui/media/icons'

/** Disconnects the active namespace only. */
export function DisconnectButton() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const namespace = useModalSelector(selectActiveNamespace)
  return (
    <Button
      tone="quiet"
      block
      icon={iconPower}
      onPress={() => dispatch(disconnectRequested(namespace === null ? {} : { namespace }))}
      data-testid="wm-disconnect"
    >
      {t('account.disconnect')}
    </Button>
  )
}
