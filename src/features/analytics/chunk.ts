import type { FeatureChunk } from '../../core/feature'
import { registerTrackEventsFlow } from './trackEventsFlow'

export const chunk: FeatureChunk = { flows: [registerTrackEventsFlow] }
