import type { Connector } from '../../../domain/connector'
import { useTranslate } from '../../../store/translation'

/** Names a wallet. The one global provider is never called what it claims to be, only what it is. */
export function useConnectorName(): (connector: Connector) => string {
  const t = useTranslate()
  return ({ type, name }) => (type === 'INJECTED' ? t('connect.browserWallet') : name)
}
