import type { FeatureChunk } from '../feature'
import { registerExpireToastsFlow } from './expireToastsFlow'
import { registerReportErrorsFlow } from './reportErrorsFlow'
import { registerReportMistakesFlow } from './reportMistakesFlow'

export const chunk: FeatureChunk = {
  flows: [registerExpireToastsFlow, registerReportErrorsFlow, registerReportMistakesFlow],
}
