import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Notice } from '../../../ui/feedback/Notice'
import { leftExchangeWanted } from '../payEvents'
import { selectPay } from '../paySlice'

const Base = styled.div`
  display: grid;
  gap: 8px;
  padding-block-start: 12px;
`

/** Before somebody pays twice: an exchange that was left may have paid already. */
export function LeftExchange() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { left, exchanges } = useModalSelector(selectPay)
  if (left === null) return null
  const { name } = exchanges.list.find(({ id }) => id === left.exchangeId) ?? {
    name: left.exchangeId,
  }
  return (
    <Base>
      <Notice tone="warning" title={t('pay.leftTitle', { exchange: name })}>
        {t('pay.leftText')}
      </Notice>
      <Button block onPress={() => dispatch(leftExchangeWanted())} data-testid="wm-pay-left">
        {t('pay.leftCheck')}
      </Button>
    </Base>
  )
}
