import type { FeatureChunk } from '../feature'
import { registerKeepConfigFlow } from './keepConfigFlow'
import { registerReportIgnoredOptionsFlow } from './reportIgnoredOptionsFlow'
import { registerReportLimitsFlow } from './reportLimitsFlow'
import { registerReportMissingOptionsFlow } from './reportMissingOptionsFlow'

/** What is switched on or off from afar, for those who use what is switched. */
export const switches: FeatureChunk = {
  flows: [
    registerKeepConfigFlow,
    registerReportIgnoredOptionsFlow,
    registerReportLimitsFlow,
    registerReportMissingOptionsFlow,
  ],
}
