import type { FeatureChunk } from '../feature'
import { registerLoadConfigFlow } from './loadConfigFlow'
import { registerReadMetadataFlow } from './readMetadataFlow'

export const options: FeatureChunk = {
  flows: [registerReadMetadataFlow, registerLoadConfigFlow],
}
