import type { FeatureChunk } from '../feature'
import { registerAskWalletFlow } from './askWalletFlow'
import { registerSignFlow } from './signFlow'

export const signing: FeatureChunk = { flows: [registerSignFlow, registerAskWalletFlow] }
