import type { UnknownAction } from '@reduxjs/toolkit'
import type { OptionsState } from '../../domain/options'
import type { AppStartListening } from '../../store/listening'
import { fill } from '../../strings/translate'
import { viewShownBy } from '../router/viewShownBy'
import { remoteFeaturesRead, selectOptions } from './optionsSlice'

const concerns = (action: UnknownAction): boolean =>
  remoteFeaturesRead.match(action) || viewShownBy(action) !== undefined

/** What the host asked for by name and the project's owner switched off. */
const ignoredIn = ({ remoteFeatures, features, givenFeatures }: OptionsState) =>
  (['swaps', 'onramp', 'activity'] as const).filter(
    name =>
      remoteFeatures[name] === false && Boolean(features[name]) && givenFeatures.includes(name),
  )

/**
 * Tells the developers of the page, once and in the console only, which options of theirs the configuration of their
 * project overrides. Ends in that message or in silence.
 */
export function registerReportIgnoredOptionsFlow(startListening: AppStartListening) {
  let isTold = false
  return startListening({
    predicate: concerns,
    effect: async (_action, api) => {
      const given = selectOptions(api.getState())
      const ignored = ignoredIn(given)
      if (!given.isDebug || ignored.length === 0 || isTold) return
      isTold = true
      const options = ignored.map(name => `features.${name}`).join(', ')
      const advice = await import('../../strings/en/adviceTexts').then(
        ({ adviceTexts }) => fill(adviceTexts.LOCAL_CONFIGURATION_IGNORED, { options }),
        () => options, // without the advice the code still says what it is about
      )
      api.extra.logger.log('error', `LOCAL_CONFIGURATION_IGNORED: ${advice}`)
    },
  })
}
