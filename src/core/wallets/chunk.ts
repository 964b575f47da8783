import type { FeatureChunk } from '../feature'
import { directorySlice } from './directory/directorySlice'
import { registerListAllWalletsFlow } from './directory/listAllWalletsFlow'
import { registerLoadDirectoryFlow } from './directory/loadDirectoryFlow'
import { registerResolveExcludedWalletsFlow } from './directory/resolveExcludedWalletsFlow'
import { registerDetectInstalledWalletFlow } from './detectInstalledWalletFlow'
import { registerPickWalletFlow } from './pickWalletFlow'
import { registerShowCertifiedFilterFlow } from './directory/showCertifiedFilterFlow'
import { registerSearchWalletsFlow } from './directory/searchWalletsFlow'
import { registerShowWalletImagesFlow } from './images/showWalletImagesFlow'
import { toWalletsEvent } from './toWalletsEvent'

/** Flows run in this order, so the directory is requested before the list and the search. */
export const chunk: FeatureChunk = {
  slices: [directorySlice],
  flows: [
    registerResolveExcludedWalletsFlow,
    registerLoadDirectoryFlow,
    registerListAllWalletsFlow,
    registerSearchWalletsFlow,
    registerShowCertifiedFilterFlow,
    registerShowWalletImagesFlow,
    registerPickWalletFlow,
    registerDetectInstalledWalletFlow,
  ],
  events: toWalletsEvent,
}
