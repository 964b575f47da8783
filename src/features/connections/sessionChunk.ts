import type { FeatureChunk } from '../feature'
import { registerRestoreConnectionsFlow } from './restoreConnectionsFlow'

export const session: FeatureChunk = { flows: [registerRestoreConnectionsFlow] }
