import { modalPreloadRequested } from '../../../events/modalEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { isChunkMissing } from '../../notifications/isChunkMissing'
import { accountRefreshRequested } from '../accountSlice'

/** Refetches the balances, or the account chunk if it did not load. */
export function useReloadTokens(): () => void {
  const dispatch = useModalDispatch()
  const isMissing = useModalSelector(state => isChunkMissing(state, 'account'))
  return () => dispatch(isMissing ? modalPreloadRequested() : accountRefreshRequested())
}
