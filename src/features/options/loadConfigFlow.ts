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

/** Those that are on or off, and name no providers. */
const PLAIN: readonly string[] = ['activity', 'branding']

const LOGINS = 'social_login'
const MULTI_WALLET = 'multi_wallet'

/** Email and the providers have a list in common. Those that are not known here are left out. */
function readLogins(features: readonly FeatureConfig[]): Partial<RemoteFeatures> {
  const { isEnabled, config } = features.find(({ id }) => id === LOGINS) ?? {}
  if (config === null) return {}
  const offered = isEnabled === true ? (config ?? []) : []
  const socials = offered.filter(isSocialProvider)
  return { email: offered.includes('email'), socials: socials.length > 0 && socials }
}

/** A feature without settings of its own is left to the page; one that is not named, or has none to read, is off. */
const readFeatures = (features: readonly FeatureConfig[]): Partial<RemoteFeatures> => ({
  ...Object.fromEntries(
    Object.entries(IDS).flatMap(([name, id]) => {
      const { isEnabled, config } = features.find(feature => feature.id === id) ?? {}
      if (config === null) return []
      const isOn = isEnabled === true && config !== undefined
      return [[name, isOn && (PLAIN.includes(name) || (config.length > 0 && config))]]
    }),
  ),
  ...readLogins(features),
  // It has no settings, and is off unless the project's owner switches it on.
  ...(features.some(({ id, isEnabled }) => id === MULTI_WALLET && isEnabled) && {
    multiWallet: true,
  }),
})

const isAsked = (state: RootState): boolean => {
  const services = selectModalApiState(state)
  return services !== null && !configApi.endpoints.getConfig.select()(services).isUninitialized
}

/**
 * Asks which features the project's owner switched on, when a view comes on screen or a page's own button connects; nothing waits
 * for it. Without an answer the last one holds, or the host's own switches. Ends with `remoteFeaturesRead` or in silence.
 */
export function registerLoadConfigFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(viewShown, connectRequested),
    effect: async (action, api) => {
      const isNext = viewShown.match(action) && action.payload.cause !== 'opened'
      if (isNext && isAsked(api.getState())) return
      const { data, isError } = await api.dispatch(
        configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
      )
      if (!isError && data?.features) api.dispatch(remoteFeaturesRead(readFeatures(data.features)))
    },
  })
}
