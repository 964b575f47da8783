import type { FeatureChunk } from '../feature'
import { registerAdoptWalletNetworkFlow } from './adoptWalletNetworkFlow'

export const walletNetwork: FeatureChunk = { flows: [registerAdoptWalletNetworkFlow] }
