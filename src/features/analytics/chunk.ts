import type { FeatureChunk } from '../feature'
import { registerTrackEventsFlow } from './trackEventsFlow'

export const chunk: FeatureChunk = { flows: [registerTrackEventsFlow] }
