import type { FeatureChunk } from '../feature'
import { registerCheckOriginFlow } from './checkOriginFlow'
import { registerKeepConfigFlow } from './keepConfigFlow'
import { registerLoadConfigFlow } from './loadConfigFlow'
import { registerReadMetadataFlow } from './readMetadataFlow'
import { registerReportIdleAdaptersFlow } from './reportIdleAdaptersFlow'
import { registerReportIgnoredOptionsFlow } from './reportIgnoredOptionsFlow'
import { registerReportLimitsFlow } from './reportLimitsFlow'
import { registerReportMissingOptionsFlow } from './reportMissingOptionsFlow'

export const chunk: FeatureChunk = {
  flows: [
    registerReadMetadataFlow,
    registerLoadConfigFlow,
    registerKeepConfigFlow,
    registerReportIgnoredOptionsFlow,
    registerReportIdleAdaptersFlow,
    registerReportLimitsFlow,
    registerReportMissingOptionsFlow,
    registerCheckOriginFlow,
  ],
}
