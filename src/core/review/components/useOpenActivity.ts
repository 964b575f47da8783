import type { SendIntent } from '../../../domain/payment/send'
import { viewEntry } from '../../../domain/views'
import { reviewLeft } from '../../../events/sendEvents'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { useModalDispatch } from '../../../store/context'
import { tabSelected } from '../../account/accountSlice'
import { historyReset } from '../../router/routerSlice'

/** Returns a callback that opens the sender's activity. */
export function useOpenActivity({ caipNetworkId }: Pick<SendIntent, 'caipNetworkId'>): () => void {
  const dispatch = useModalDispatch()
  return () => {
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    dispatch(tabSelected({ namespace, tab: 'activity' }))
    dispatch(reviewLeft())
    dispatch(historyReset(viewEntry('Account')))
  }
}
