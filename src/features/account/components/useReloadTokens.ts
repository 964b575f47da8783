import { modalExpected } from '../../../events/modalEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { selectIsActingMissing } from '../../notifications/selectIsActingMissing'
import { accountRefreshRequested } from '../accountSlice'

/** Asks for the balances once more, or for the code that asks them where that did not come. */
export function useReloadTokens(): () => void {
  const dispatch = useModalDispatch()
  const isCodeMissing = useModalSelector(selectIsActingMissing)
  return () => dispatch(isCodeMissing ? modalExpected() : accountRefreshRequested())
}
