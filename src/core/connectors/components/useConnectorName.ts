import type { Connector } from '../../../domain/connector'
import { useTranslate } from '../../../store/translation'

/** Names a connector. The `window` provider gets a generic name because it can claim any. */
export function useConnectorName(): (connector: Connector) => string {
  const t = useTranslate()
  return ({ type, name }) => (type === 'INJECTED' ? t('connect.browserWallet') : name)
}
