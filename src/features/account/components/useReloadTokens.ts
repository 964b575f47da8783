import { modalExpected } from '../../../events/modalEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { isChunkMissing } from '../../notifications/isChunkMissing'
import { accountRefreshRequested } from '../accountSlice'

/** Asks for the balances once more, or for the code that asks them where that did not come. */
export function useReloadTokens(): () => void {
  const dispatch = useModalDispatch()
  const isMissing = useModalSelector(state => isChunkMissing(state, 'account'))
  return () => dispatch(isMissing ? modalExpected() : accountRefreshRequested())
}
