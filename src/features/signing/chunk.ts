import type { FeatureChunk } from '../feature'
import { registerAskWalletFlow } from './askWalletFlow'
import { registerSignFlow } from './signFlow'

export const chunk: FeatureChunk = { flows: [registerSignFlow, registerAskWalletFlow] }
