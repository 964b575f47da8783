import type { FeatureChunk } from '../feature'
import { registerAdoptWalletNetworkFlow } from './adoptWalletNetworkFlow'
import { registerChooseNetworkFlow } from './chooseNetworkFlow'
import { registerLeaveSwitchViewFlow } from './leaveSwitchViewFlow'
import { registerShowNetworkImagesFlow } from './showNetworkImagesFlow'
import { registerSwitchNetworkFlow } from './switchNetworkFlow'

export const chunk: FeatureChunk = {
  flows: [
    registerAdoptWalletNetworkFlow,
    registerChooseNetworkFlow,
    registerSwitchNetworkFlow,
    registerLeaveSwitchViewFlow,
    registerShowNetworkImagesFlow,
  ],
}
