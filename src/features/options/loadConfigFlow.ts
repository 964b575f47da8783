import { isAnyOf } from '@reduxjs/toolkit'
import type { RemoteFeatures } from '../../domain/options'
import type { FeatureConfig } from '../../domain/schemas/config'
import { connectRequested } from '../../events/connectionEvents'
import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { configApi } from './configApi'
import { remoteFeaturesRead } from './optionsSlice'

const IDS = { swaps: 'swap', onramp: 'onramp', activity: 'activity' } as const

/** A feature without settings of its own is left to the page; one that is not named, or has none to read, is off. */
const readFeatures = (features: readonly FeatureConfig[]): Partial<RemoteFeatures> =>
  Object.fromEntries(
    Object.entries(IDS).flatMap(([name, id]) => {
      const { isEnabled, config } = features.find(feature => feature.id === id) ?? {}
      if (config === null) return []
      const isOn = isEnabled === true && config !== undefined
      return [[name, isOn && (id === 'activity' || (config.length > 0 && config))]]
    }),
  )

/**
 * Asks which features the project's owner switched on, when the modal opens or a page's own button connects; nobody waits
 * for it. Without an answer the
 * last one holds, or the host's own switches. Ends with `remoteFeaturesRead` or in silence.
 */
export function registerLoadConfigFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(modalOpened, connectRequested),
    effect: async (_action, api) => {
      const { data, isError } = await api.dispatch(
        configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
      )
      if (!isError && data?.features) api.dispatch(remoteFeaturesRead(readFeatures(data.features)))
    },
  })
}
