import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { selectIsOn } from '../../options/selectIsOn'
import { viewPushed } from '../../router/routerSlice'

/** Opens the receive view; renders nothing where the feature is off. */
export function ReceiveButton() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isOn = useModalSelector(state => selectIsOn(state, 'receive'))
  if (!isOn) return null
  return (
    <Button small onPress={() => dispatch(viewPushed(viewEntry('WalletReceive')))}>
      {t('account.receive')}
    </Button>
  )
}
