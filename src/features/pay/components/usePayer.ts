import { parseCaipNetworkId, type Namespace } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectAccountByNamespace } from '../../../core/account/accountState'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectPay } from '../paySlice'

interface Payer {
  readonly namespace: Namespace
  readonly address: string
  readonly wallet: string
}

/** Returns the wallet that would pay the order; null if none of its namespace is connected. */
export function usePayer(): Payer | null {
  const t = useTranslate()
  const { order } = useModalSelector(selectPay)
  const namespace = order ? parseCaipNetworkId(order.caipNetworkId).namespace : null
  const connection = useModalSelector(state =>
    namespace === null ? null : selectConnectionByNamespace(state, namespace),
  )
  const address = useModalSelector(state =>
    namespace === null ? null : selectAccountByNamespace(state, namespace).address,
  )
  if (namespace === null || connection?.phase !== 'connected' || address === null) return null
  return { namespace, address, wallet: connection.walletName ?? t('connect.browserWallet') }
}
