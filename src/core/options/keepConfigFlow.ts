import { isAnyOf } from '@reduxjs/toolkit'
import { disconnected } from '../../events/connectionEvents'
import { viewShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import {
  forgetLastRemoteFeatures,
  readLastRemoteFeatures,
  writeLastRemoteFeatures,
} from '../../store/persistence/lastRemoteFeatures'
import type { RootState } from '../../store/rootReducer'
import { selectModalApiState } from '../../services/selectModalApiState'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { configApi } from './configApi'
import { remoteFeaturesRead, selectOptions } from './optionsSlice'

const concerns = isAnyOf(remoteFeaturesRead, disconnected, viewShown)

const isConfigLoaded = (state: RootState): boolean => {
  const services = selectModalApiState(state)
  return services !== null && configApi.endpoints.getConfig.select()(services).isSuccess
}

const isAnyConnected = (state: RootState): boolean =>
  Object.values(selectConnectionsByNamespace(state)).some(({ phase }) => phase === 'connected')

/**
 * Uses the last stored remote configuration until the service responds. It survives reloads and is
 * deleted when the last account disconnects. Ends with `remoteFeaturesRead`, or nothing, as when
 * the storage throws.
 */
export function registerKeepConfigFlow(startListening: AppStartListening) {
  let kept: unknown = null
  let isRead = false
  return startListening({
    matcher: concerns,
    effect: (action, api) => {
      const state = api.getState()
      const { projectId, remoteFeatures } = selectOptions(state)
      const { storage } = api.extra
      try {
        if (disconnected.match(action)) {
          if (isAnyConnected(state)) return
          kept = null
          forgetLastRemoteFeatures(storage)
        } else if (isConfigLoaded(state)) {
          if (kept === remoteFeatures) return
          kept = remoteFeatures
          writeLastRemoteFeatures(storage, projectId, remoteFeatures)
        } else if (!isRead) {
          isRead = true
          const last = readLastRemoteFeatures(storage, projectId)
          if (last) api.dispatch(remoteFeaturesRead(last))
        }
      } catch (thrown) {
        api.extra.logger.log('info', 'The last configuration is not remembered', thrown)
      }
    },
  })
}
