import { injectDirectorySlice } from '../store/injectDirectorySlice'
import { AllWalletsView } from '../views/AllWallets/AllWalletsView'

/** The list of all wallets with its slice: somebody may type before the flows of the directory are here. */
export function loadAllWallets(): typeof AllWalletsView {
  injectDirectorySlice()
  return AllWalletsView
}
