import type { FormEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { AmountBox } from '../../features/send/components/AmountBox'
import { ReceiverBox } from '../../features/send/components/ReceiverBox'
import { ReviewButton } from '../../features/send/components/ReviewButton'
import { FormTrouble } from '../../features/send/components/FormTrouble'
import { selectSendProblem } from '../../features/send/sendFormSelectors'
import { reviewRequested } from '../../features/send/sendSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { Dock } from '../../ui/Dock'
import { Pair } from '../../ui/Pair'
import { Body } from '../../ui/shell/Body'

const Form = styled.form`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

const Fields = styled(Pair)`
  padding-block-end: 12px;
`

/** Enter in the receiver's box, where it would begin a new line, goes on as it does in the amount's. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const isLine = event.target instanceof Element && event.target.matches('textarea')
  if (!isLine || event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** What goes, and to whom. */
export function WalletSendView() {
  const dispatch = useModalDispatch()
  const problem = useModalSelector(selectSendProblem)
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) dispatch(reviewRequested())
  }
  return (
    <Form noValidate onSubmit={review} onKeyDown={submitOnEnter} data-testid="wm-view-WalletSend">
      <Body flush>
        <Fields first={<AmountBox />} second={<ReceiverBox />} />
        <FormTrouble />
      </Body>
      <Dock>
        <ReviewButton />
      </Dock>
    </Form>
  )
}
