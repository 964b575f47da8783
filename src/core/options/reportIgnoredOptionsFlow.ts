import { isAnyOf } from '@reduxjs/toolkit'
import type { OptionsState } from '../../domain/options'
import { viewShown } from '../../events/viewEvents'
import { SWAP_NETWORKS } from '../../domain/swap/swapNetworks'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { remoteFeaturesRead, selectOptions } from './optionsSlice'
import { selectHasSwapNetwork } from './selectIsOn'

const concerns = isAnyOf(remoteFeaturesRead, viewShown)

/** Returns options that the host set and the project owner disabled. */
function getIgnoredOptions({
  remoteFeatures,
  features,
  givenFeatures,
}: OptionsState): readonly string[] {
  const names = (['swaps', 'onramp', 'activity', 'email', 'socials'] as const).filter(
    name =>
      remoteFeatures[name] === false && Boolean(features[name]) && givenFeatures.includes(name),
  )
  const hidesBranding = remoteFeatures.branding === false && givenFeatures.includes('branding')
  return [...names.map(name => `features.${name}`), ...(hidesBranding ? ['branding'] : [])]
}

/** Whether the host enabled swaps but has no network to swap on. */
function isSwapMissing(state: ReturnType<FlowApi['getState']>): boolean {
  const { features, givenFeatures } = selectOptions(state)
  return givenFeatures.includes('swaps') && Boolean(features.swaps) && !selectHasSwapNetwork(state)
}

type Advice = 'LOCAL_CONFIGURATION_IGNORED' | 'SWAPS_NOT_OFFERED'

/**
 * Warns the page's developers, once each and in the console only, about options without effect:
 * overridden by the remote configuration, or without a network to apply to.
 */
export function registerReportIgnoredOptionsFlow(startListening: AppStartListening) {
  const reported = new Set<Advice>()
  return startListening({
    matcher: concerns,
    effect: async (_action, api) => {
      const given = selectOptions(api.getState())
      if (!given.isDebug) return
      const report = async (
        code: Advice,
        words: Readonly<Record<string, string>>,
        level: 'error' | 'warn',
      ) => {
        if (reported.has(code)) return
        reported.add(code)
        await logAdvice(api.extra, level, code, words)
      }
      const ignored = getIgnoredOptions(given)
      if (ignored.length > 0) {
        await report('LOCAL_CONFIGURATION_IGNORED', { options: ignored.join(', ') }, 'error')
      }
      if (isSwapMissing(api.getState())) {
        await report('SWAPS_NOT_OFFERED', { networks: SWAP_NETWORKS.join(', ') }, 'warn')
      }
    },
  })
}
