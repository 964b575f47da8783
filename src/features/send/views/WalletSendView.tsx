import { reviewRequested } from '../../../events/sendEvents'
import type { FormEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '../components/AmountField'
import { RecipientField } from '../components/RecipientField'
import { ReviewButton } from '../components/ReviewButton'
import { FormError } from '../components/FormError'
import { selectSendProblem } from '../sendFormSelectors'
import { recipientFinished } from '../sendSlice'
import { viewPushed } from '../../../core/router/routerSlice'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Pair } from '../../../ui/layout/Pair'
import { Body } from '../../../ui/shell/Body'

const Form = styled.form`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

const Fields = styled(Pair)`
  padding-block-end: 16px;
`

/** Enter submits from the recipient's textarea too, instead of a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isLine = event.target instanceof Element && event.target.matches('textarea')
  if (!isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** The send form: amount and recipient. */
export function WalletSendView() {
  const dispatch = useModalDispatch()
  const problem = useModalSelector(selectSendProblem)
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) dispatch(reviewRequested())
    else if (problem === 'tokenMissing') dispatch(viewPushed(viewEntry('WalletSendSelectToken')))
    else dispatch(recipientFinished())
  }
  return (
    <Form noValidate onSubmit={review} onKeyDown={submitOnEnter} data-testid="wm-view-WalletSend">
      <Body flush>
        <Fields first={<AmountField />} second={<RecipientField />} />
        <FormError />
      </Body>
      <ActionBar>
        <ReviewButton />
      </ActionBar>
    </Form>
  )
}
