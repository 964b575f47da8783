import type { FeatureChunk } from '../feature'
import { directorySlice } from './directorySlice'
import { registerListAllWalletsFlow } from './listAllWalletsFlow'
import { registerLoadDirectoryFlow } from './loadDirectoryFlow'
import { registerNameExcludedFlow } from './nameExcludedFlow'
import { registerPickWalletFlow } from './pickWalletFlow'
import { registerSayCertifiedOnlyFlow } from './sayCertifiedOnlyFlow'
import { registerSearchWalletsFlow } from './searchWalletsFlow'
import { registerShowWalletImagesFlow } from './showWalletImagesFlow'

/** What is asked first stands first. */
export const directory: FeatureChunk = {
  slices: [directorySlice],
  flows: [
    registerNameExcludedFlow,
    registerLoadDirectoryFlow,
    registerListAllWalletsFlow,
    registerSearchWalletsFlow,
    registerSayCertifiedOnlyFlow,
    registerShowWalletImagesFlow,
    registerPickWalletFlow,
  ],
}
