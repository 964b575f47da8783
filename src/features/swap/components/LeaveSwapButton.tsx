import { backRequested } from '../../../events/backEvents'
import { useModalDispatch } from '../../../store/context'
import { Button } from '../../../ui/controls/Button'

interface LeaveSwapButtonProps {
  readonly label: string
  /** Primary, if it is the only action. */
  readonly leads?: boolean
}

/** Goes back to the form. */
export function LeaveSwapButton({ label, leads = false }: LeaveSwapButtonProps) {
  const dispatch = useModalDispatch()
  return (
    <Button
      tone={leads ? 'primary' : 'secondary'}
      block
      onPress={() => dispatch(backRequested())}
      data-testid="wm-swap-cancel"
    >
      {label}
    </Button>
  )
}
