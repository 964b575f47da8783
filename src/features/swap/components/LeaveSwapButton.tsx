import { backRequested } from '../../../events/backEvents'
import { useModalDispatch } from '../../../store/context'
import { Button } from '../../../ui/controls/Button'

/** Out of the review, back to the form. */
export function LeaveSwapButton({ label }: { readonly label: string }) {
  const dispatch = useModalDispatch()
  return (
    <Button block onPress={() => dispatch(backRequested())} data-testid="wm-swap-cancel">
      {label}
    </Button>
  )
}
