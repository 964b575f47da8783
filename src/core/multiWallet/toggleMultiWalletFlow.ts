import { hydrated } from '../../events/lifecycleEvents'
import { readLastRemoteFeatures } from '../../store/persistence/lastRemoteFeatures'
import type { AppStartListening } from '../../store/listening'
import { remoteFeaturesRead, selectOptions } from '../options/optionsSlice'
import { disconnectOther } from './disconnectOther'
import { multiWalletToggled } from './multiWalletEvents'
import { selectAllOtherConnections, selectIsMultiWallet } from './multiWalletState'
import { toConnectorRefs } from './toConnectorRefs'

/**
 * Allows several wallets if the project's configuration does and the host does not ask for a single
 * connection; otherwise disconnects the others. A page load with several stored wallets applies the
 * last known configuration at once. Ends with `multiWalletToggled`.
 */
export function registerToggleMultiWalletFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: hydrated,
    effect: (_action, api) => {
      const { projectId, remoteFeatures } = selectOptions(api.getState())
      if (Object.keys(remoteFeatures).length > 0) return
      try {
        const last = readLastRemoteFeatures(api.extra.storage, projectId)
        if (last) api.dispatch(remoteFeaturesRead(last))
      } catch (thrown) {
        api.extra.logger.log('info', 'The last configuration cannot be read', thrown)
      }
    },
  })
  return startListening({
    actionCreator: remoteFeaturesRead,
    effect: async ({ payload }, api) => {
      const isOn = payload.multiWallet === true && !api.extra.host?.singleConnection
      if (isOn === selectIsMultiWallet(api.getState())) return
      const left = isOn ? [] : toConnectorRefs(selectAllOtherConnections(api.getState()))
      api.dispatch(multiWalletToggled({ isOn }))
      await Promise.all(left.map(ref => disconnectOther(api, ref)))
    },
  })
}
