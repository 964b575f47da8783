import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { selectIsOn } from '../../options/selectIsOn'
import { viewPushed } from '../../router/routerSlice'

/** Opens the on-ramp; renders nothing where it is off. */
export function BuyButton() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isOn = useModalSelector(state => selectIsOn(state, 'onramp'))
  if (!isOn) return null
  return (
    <Button
      small
      onPress={() => dispatch(viewPushed(viewEntry('OnRampProviders')))}
      data-testid="wm-buy"
    >
      {t('account.buy')}
    </Button>
  )
}
