import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Message } from '../../../ui/Message'
import { selectSend } from '../sendSlice'

const Trouble = styled.div`
  padding-block-end: 12px;
`

/** Why the form could not be reviewed, until it is changed. */
export function FormTrouble() {
  const t = useTranslate()
  const { reviewError } = useModalSelector(selectSend)
  return (
    <div role="alert">
      {reviewError && (
        <Trouble>
          <Message tone="error">{t('send.notReady')}</Message>
        </Trouble>
      )}
    </div>
  )
}
