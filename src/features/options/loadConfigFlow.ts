import { modalOpened } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { configApi } from './configApi'
import { remoteFeaturesRead } from './optionsSlice'

/**
 * Asks which features the project's owner switched on, when the modal first opens and nobody waits for it. Without an
 * answer the host's own switches hold. Ends with `remoteFeaturesRead` or in silence.
 */
export function registerLoadConfigFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: modalOpened,
    effect: async (_action, api) => {
      const { data, isError } = await api.dispatch(
        configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
      )
      const features = data?.features
      if (isError || !features) return
      const activity = features.find(({ id }) => id === 'activity')
      // A feature without settings of its own keeps the host's; one that is not named is off.
      if (activity?.config === null) return
      api.dispatch(
        remoteFeaturesRead({ activity: activity?.config !== undefined && activity.isEnabled }),
      )
    },
  })
}
