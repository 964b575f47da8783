import type { FeatureChunk } from '../feature'
import { registerLoadConfigFlow } from './loadConfigFlow'
import { registerReadMetadataFlow } from './readMetadataFlow'
import { registerReportIgnoredOptionsFlow } from './reportIgnoredOptionsFlow'

export const options: FeatureChunk = {
  flows: [registerReadMetadataFlow, registerLoadConfigFlow, registerReportIgnoredOptionsFlow],
}
