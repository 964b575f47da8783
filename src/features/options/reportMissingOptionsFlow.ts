import { logAdvice } from '../../services/logAdvice'
import type { RootState } from '../../store/rootReducer'
import type { AppStartListening } from '../../store/listening'
import { ON_RAMP_PROVIDERS } from '../../domain/payout'
import { viewShown } from '../../events/viewEvents'
import { selectActiveAccount } from '../account/accountSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { remoteFeaturesRead, selectFeatures, selectOptions } from './optionsSlice'
import { isSetUp, selectOnRampOptions } from './sellers'
import { selectProviders } from './selectProviders'

/**
 * Whether a provider is missed for want of an option: one that the page named, or all who could sell to the account in use. A
 * page that leaves the choice to us, and has another provider, misses nothing.
 */
function isMissed(state: RootState): boolean {
  const given = selectOnRampOptions(state)
  const namespace = selectActiveNamespace(state)
  const able = ON_RAMP_PROVIDERS.filter(
    ({ name, families }) =>
      selectProviders(state, 'onramp').includes(name) &&
      namespace !== null &&
      families.includes(namespace),
  )
  const missing = able.filter(({ name }) => !isSetUp(name, given))
  if (missing.length === 0) return false
  const named = JSON.stringify(selectFeatures(state).onramp ?? '')
  return missing.length === able.length || missing.some(({ name }) => named.includes(`"${name}"`))
}

/**
 * Tells the developers of the page, once and in the console only, which option is missing for a provider that is therefore not
 * offered. Ends in that message or in silence.
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
      if (isTold || !isMissed(api.getState())) return
      isTold = true
      await logAdvice(api.extra, 'warn', 'OPTION_MISSING', {
        options: 'features.onramp.meldPublicKey',
      })
    },
  })
}
