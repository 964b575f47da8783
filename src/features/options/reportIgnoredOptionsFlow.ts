import type { AppStartListening } from '../../store/listening'
import { fill } from '../../strings/translate'
import { remoteFeaturesRead, selectOptions } from './optionsSlice'

/**
 * Tells the developers of the page, once and in the console only, which options of theirs the configuration of their
 * project overrides. Ends in that message or in silence.
 */
export function registerReportIgnoredOptionsFlow(startListening: AppStartListening) {
  let isTold = false
  return startListening({
    actionCreator: remoteFeaturesRead,
    effect: async ({ payload }, api) => {
      const { isDebug, givenFeatures, features } = selectOptions(api.getState())
      const isIgnored =
        payload.activity === false && features.activity && givenFeatures.includes('activity')
      if (!isDebug || !isIgnored || isTold) return
      isTold = true
      const options = 'features.activity'
      const advice = await import('../../strings/en/adviceTexts').then(
        ({ adviceTexts }) => fill(adviceTexts.LOCAL_CONFIGURATION_IGNORED, { options }),
        () => options, // without the advice the code still says what it is about
      )
      api.extra.logger.log('error', `LOCAL_CONFIGURATION_IGNORED: ${advice}`)
    },
  })
}
