import type { FeatureChunk } from '../feature'
import { directorySlice } from './directory/directorySlice'
import { registerListAllWalletsFlow } from './directory/listAllWalletsFlow'
import { registerLoadDirectoryFlow } from './directory/loadDirectoryFlow'
import { registerNameExcludedFlow } from './directory/nameExcludedFlow'
import { registerNoticeInstalledFlow } from './noticeInstalledFlow'
import { registerPickWalletFlow } from './pickWalletFlow'
import { registerSayCertifiedOnlyFlow } from './directory/sayCertifiedOnlyFlow'
import { registerSearchWalletsFlow } from './directory/searchWalletsFlow'
import { registerShowWalletImagesFlow } from './images/showWalletImagesFlow'
import { walletsEventOf } from './walletsEventOf'

/** Flows run in this order, so the directory is requested before the list and the search. */
export const chunk: FeatureChunk = {
  slices: [directorySlice],
  flows: [
    registerNameExcludedFlow,
    registerLoadDirectoryFlow,
    registerListAllWalletsFlow,
    registerSearchWalletsFlow,
    registerSayCertifiedOnlyFlow,
    registerShowWalletImagesFlow,
    registerPickWalletFlow,
    registerNoticeInstalledFlow,
  ],
  events: walletsEventOf,
}
