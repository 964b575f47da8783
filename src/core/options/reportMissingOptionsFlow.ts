import { logAdvice } from '../../services/logAdvice'
import type { RootState } from '../../store/rootReducer'
import type { AppStartListening } from '../../store/listening'
import { ON_RAMP_PROVIDERS } from '../../domain/payout'
import { viewShown } from '../../events/viewEvents'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { remoteFeaturesRead, selectFeatures, selectOptions } from './optionsSlice'
import { isConfigured, selectOnRampOptions } from './sellers'
import { selectProviders } from './selectProviders'

/**
 * Whether a missing option disables a provider that the host named, or every provider for the
 * account. Otherwise the remaining providers are enough.
 */
function isProviderMissing(state: RootState): boolean {
  const given = selectOnRampOptions(state)
  const namespace = selectActiveNamespace(state)
  const able = ON_RAMP_PROVIDERS.filter(
    ({ name, families }) =>
      selectProviders(state, 'onramp').includes(name) &&
      namespace !== null &&
      families.includes(namespace),
  )
  const missing = able.filter(({ name }) => !isConfigured(name, given))
  if (missing.length === 0) return false
  const named = JSON.stringify(selectFeatures(state).onramp ?? '')
  return missing.length === able.length || missing.some(({ name }) => named.includes(`"${name}"`))
}

/**
 * Warns the page's developers, once and in the console only, about the option that an on-ramp
 * provider needs.
 */
export function registerReportMissingOptionsFlow(startListening: AppStartListening) {
  let isTold = false
  return startListening({
    predicate: (action, state) =>
      !isTold &&
      selectOptions(state).isDebug &&
      selectActiveAccount(state).address !== null &&
      (remoteFeaturesRead.match(action) || viewShown.match(action)),
    effect: async (_action, api) => {
      if (isTold || !isProviderMissing(api.getState())) return
      isTold = true
      await logAdvice(api.extra, 'warn', 'OPTION_MISSING', {
        options: 'features.onramp.meldPublicKey',
      })
    },
  })
}
