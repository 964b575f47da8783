import { useModalDispatch } from '../../../store/context'
import { sendConfirmed } from '../sendSlice'
import { ConfirmActions } from './ConfirmActions'

interface SendActionsProps {
  /** The label of the way on. */
  readonly on: string
  readonly disabled?: boolean
}

/** Out, or on to the wallet. */
export function SendActions(props: SendActionsProps) {
  const dispatch = useModalDispatch()
  return <ConfirmActions {...props} onConfirm={() => dispatch(sendConfirmed())} />
}
