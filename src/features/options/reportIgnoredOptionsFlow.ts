import { isAnyOf } from '@reduxjs/toolkit'
import type { OptionsState } from '../../domain/options'
import { viewShown } from '../../events/viewEvents'
import { SWAP_NETWORKS } from '../../domain/swap/swapNetworks'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { remoteFeaturesRead, selectOptions } from './optionsSlice'
import { selectHasSwapNetwork } from './selectIsOn'

const concerns = isAnyOf(remoteFeaturesRead, viewShown)

/** What the host asked for by name and the project's owner switched off. */
function ignoredIn({ remoteFeatures, features, givenFeatures }: OptionsState): readonly string[] {
  const names = (['swaps', 'onramp', 'activity', 'email', 'socials'] as const).filter(
    name =>
      remoteFeatures[name] === false && Boolean(features[name]) && givenFeatures.includes(name),
  )
  const hidesBranding = remoteFeatures.branding === false && givenFeatures.includes('branding')
  return [...names.map(name => `features.${name}`), ...(hidesBranding ? ['branding'] : [])]
}

/** Swapping that the host asked for by name, on a page without a network to swap on. */
function isSwapMissing(state: ReturnType<FlowApi['getState']>): boolean {
  const { features, givenFeatures } = selectOptions(state)
  return givenFeatures.includes('swaps') && Boolean(features.swaps) && !selectHasSwapNetwork(state)
}

type Advice = 'LOCAL_CONFIGURATION_IGNORED' | 'SWAPS_NOT_OFFERED'

/**
 * Tells the developers of the page, once and in the console only, which options of theirs have no effect: what the
 * configuration of their project overrides, and what another option keeps from being offered. Ends in that message or in
 * silence.
 */
export function registerReportIgnoredOptionsFlow(startListening: AppStartListening) {
  const told = new Set<Advice>()
  return startListening({
    matcher: concerns,
    effect: async (_action, api) => {
      const given = selectOptions(api.getState())
      if (!given.isDebug) return
      const tell = async (
        code: Advice,
        words: Readonly<Record<string, string>>,
        level: 'error' | 'warn',
      ) => {
        if (told.has(code)) return
        told.add(code)
        await logAdvice(api.extra, level, code, words)
      }
      const ignored = ignoredIn(given)
      if (ignored.length > 0) {
        await tell('LOCAL_CONFIGURATION_IGNORED', { options: ignored.join(', ') }, 'error')
      }
      if (isSwapMissing(api.getState())) {
        await tell('SWAPS_NOT_OFFERED', { networks: SWAP_NETWORKS.join(', ') }, 'warn')
      }
    },
  })
}
