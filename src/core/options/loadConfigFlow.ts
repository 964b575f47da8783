import { isAnyOf } from '@reduxjs/toolkit'
import type { RemoteFeatures } from '../../domain/options'
import type { FeatureConfig } from '../../domain/schemas/config'
import { isSocialProvider } from '../../domain/socials'
import { connectRequested } from '../../events/connectionEvents'
import { viewShown } from '../../events/viewEvents'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { configApi } from './configApi'
import { remoteFeaturesRead } from './optionsSlice'

const IDS = {
  swaps: 'swap',
  onramp: 'onramp',
  activity: 'activity',
  branding: 'reown_branding',
} as const

/** Features that are on or off, without a list of providers. */
const TOGGLES: readonly string[] = ['activity', 'branding']

const LOGINS_ID = 'social_login'
const MULTI_WALLET = 'multi_wallet'

/** Email and social providers share one list. Unknown providers are dropped. */
function readLogins(features: readonly FeatureConfig[]): Partial<RemoteFeatures> {
  const { isEnabled, config } = features.find(({ id }) => id === LOGINS_ID) ?? {}
  if (config === null) return {}
  const offered = isEnabled === true ? (config ?? []) : []
  const socials = offered.filter(isSocialProvider)
  return { email: offered.includes('email'), socials: socials.length > 0 && socials }
}

/**
 * A feature with `config: null` is left to the host; a missing one, or one without `config`, is
 * off.
 */
const readFeatures = (features: readonly FeatureConfig[]): Partial<RemoteFeatures> => ({
  ...Object.fromEntries(
    Object.entries(IDS).flatMap(([name, id]) => {
      const { isEnabled, config } = features.find(feature => feature.id === id) ?? {}
      if (config === null) return []
      const isOn = isEnabled === true && config !== undefined
      return [[name, isOn && (TOGGLES.includes(name) || (config.length > 0 && config))]]
    }),
  ),
  ...readLogins(features),
  // Multi-wallet has no settings, and is off unless the project owner enables it.
  ...(features.some(({ id, isEnabled }) => id === MULTI_WALLET && isEnabled) && {
    multiWallet: true,
  }),
})

const isConfigRequested = (state: RootState): boolean => {
  const services = selectModalApiState(state)
  return services !== null && !configApi.endpoints.getConfig.select()(services).isUninitialized
}

/**
 * Requests the remote configuration when a view opens or a button of the page connects, without
 * blocking either. Without a response the last one applies, or the host's options. Ends with
 * `remoteFeaturesRead`, or nothing.
 */
export function registerLoadConfigFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(viewShown, connectRequested),
    effect: async (action, api) => {
      const isNext = viewShown.match(action) && action.payload.cause !== 'opened'
      if (isNext && isConfigRequested(api.getState())) return
      const { data, isError } = await api.dispatch(
        configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
      )
      if (!isError && data?.features) api.dispatch(remoteFeaturesRead(readFeatures(data.features)))
    },
  })
}
