import { withoutBreaks } from '../../../lib/text/withoutBreaks'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectActiveConnection } from '../../account/accountSelectors'
import { selectConnectorById } from '../../connectors/selectConnectorById'

/** Returns the name of the wallet that gets the request. */
export function useWalletName(connectorId: string): string {
  const t = useTranslate()
  const connector = useModalSelector(state => selectConnectorById(state, connectorId))
  const { walletName } = useModalSelector(selectActiveConnection)
  return withoutBreaks(connector?.name ?? walletName ?? t('connect.browserWallet'))
}
