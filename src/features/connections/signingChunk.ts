import type { FeatureChunk } from '../feature'
import { registerSignFlow } from './signFlow'

export const signing: FeatureChunk = { flows: [registerSignFlow] }
