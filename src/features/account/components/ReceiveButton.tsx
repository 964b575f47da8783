import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { selectIsOn } from '../../options/selectIsOn'
import { viewPushed } from '../../router/routerSlice'

/** The way to the account's own address, where nothing has arrived yet. */
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
