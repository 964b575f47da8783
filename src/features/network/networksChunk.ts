import type { FeatureChunk } from '../feature'
import { registerChooseNetworkFlow } from './chooseNetworkFlow'
import { registerLeaveSwitchViewFlow } from './leaveSwitchViewFlow'
import { registerShowNetworkImagesFlow } from './showNetworkImagesFlow'
import { registerSwitchNetworkFlow } from './switchNetworkFlow'

export const networks: FeatureChunk = {
  flows: [
    registerChooseNetworkFlow,
    registerSwitchNetworkFlow,
    registerLeaveSwitchViewFlow,
    registerShowNetworkImagesFlow,
  ],
}
