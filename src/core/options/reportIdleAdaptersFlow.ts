import { viewShown } from '../../events/viewEvents'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening } from '../../store/listening'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from './optionsSlice'

/**
 * Warns the page's developers, once and in the console only, about adapters without a network:
 * their wallets are not offered.
 */
export function registerReportIdleAdaptersFlow(startListening: AppStartListening) {
  let isChecked = false
  return startListening({
    actionCreator: viewShown,
    effect: async (_action, api) => {
      const state = api.getState()
      if (isChecked || !selectOptions(state).isDebug) return
      // Check only once: the page may remove a family's last network later on purpose.
      isChecked = true
      const listed = selectNetworks(state).map(({ namespace }) => namespace)
      const idle = api.extra.chains.namespaces.filter(namespace => !listed.includes(namespace))
      if (idle.length === 0) return
      await logAdvice(api.extra, 'warn', 'ADAPTER_WITHOUT_NETWORK', { families: idle.join(', ') })
    },
  })
}
