import type { FeatureChunk } from '../feature'
import { registerWatchAccountFlow } from './watchAccountFlow'

export const chunk: FeatureChunk = { flows: [registerWatchAccountFlow] }
