import { viewShown } from '../../events/viewEvents'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening } from '../../store/listening'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from './optionsSlice'

/**
 * Tells the developers of the page, once and in the console only, for which chain families they gave an adapter but no network: no
 * wallets of these are offered. Ends in that message or in silence.
 */
export function registerReportIdleAdaptersFlow(startListening: AppStartListening) {
  let isChecked = false
  return startListening({
    actionCreator: viewShown,
    effect: async (_action, api) => {
      const state = api.getState()
      if (isChecked || !selectOptions(state).isDebug) return
      // Later, a page may have taken the last network of a family out itself.
      isChecked = true
      const listed = selectNetworks(state).map(({ namespace }) => namespace)
      const idle = api.extra.chains.namespaces.filter(namespace => !listed.includes(namespace))
      if (idle.length === 0) return
      await logAdvice(api.extra, 'warn', 'ADAPTER_WITHOUT_NETWORK', { families: idle.join(', ') })
    },
  })
}
