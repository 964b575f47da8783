import type { FeatureChunk } from '../feature'
import { registerLoadTokensFlow } from './loadTokensFlow'

export const tokens: FeatureChunk = { flows: [registerLoadTokensFlow] }
