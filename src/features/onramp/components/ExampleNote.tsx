import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Message } from '../../../ui/feedback/Message'
import { iconInfo } from '../../../ui/media/firstIcons'
import { selectCurrencies } from '../onrampSelectors'

const Base = styled.div`
  padding-block: 10px 2px;
`

/** Notes that the lists are built-in examples because the service returned none. */
export function ExampleNote() {
  const t = useTranslate()
  const { areExamples } = useModalSelector(selectCurrencies)
  if (!areExamples) return null
  return (
    <Base>
      <Message icon={iconInfo}>{t('onramp.examples')}</Message>
    </Base>
  )
}
