import { registerListAllWalletsFlow } from '../features/wallets/listAllWalletsFlow'
import { registerLoadDirectoryFlow } from '../features/wallets/loadDirectoryFlow'
import { registerNameExcludedFlow } from '../features/wallets/nameExcludedFlow'
import { registerPickWalletFlow } from '../features/wallets/pickWalletFlow'
import { registerSayCertifiedOnlyFlow } from '../features/wallets/sayCertifiedOnlyFlow'
import { registerSearchWalletsFlow } from '../features/wallets/searchWalletsFlow'
import { registerShowWalletImagesFlow } from '../features/wallets/showWalletImagesFlow'
import { injectDirectorySlice } from '../store/injectDirectorySlice'
import type { RegisterFlows } from './registerFlows'

/** The side effects around the wallet directory. What is asked first stands first. */
export const registerDirectoryFlows: RegisterFlows = startListening => {
  injectDirectorySlice()
  registerNameExcludedFlow(startListening)
  registerLoadDirectoryFlow(startListening)
  registerListAllWalletsFlow(startListening)
  registerSearchWalletsFlow(startListening)
  registerSayCertifiedOnlyFlow(startListening)
  registerShowWalletImagesFlow(startListening)
  registerPickWalletFlow(startListening)
}
