import type { FeatureChunk } from '../feature'
import { registerAskWalletFlow } from './askWalletFlow'

export const chunk: FeatureChunk = { flows: [registerAskWalletFlow] }
