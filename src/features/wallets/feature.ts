import { shows } from '../../domain/viewFacts'
import { modalExpected } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import { walletPicked } from '../../events/walletEvents'
import { loadFindingTexts } from '../../strings/loadTexts'
import type { FeatureRow } from '../feature'
import { selectOptions } from '../options/optionsSlice'
import { asksDirectory, excludesWallets } from './directory/asksDirectory'
import { registerReadPlatformFlow } from './readPlatformFlow'
import { walletsSlice } from './walletsSlice'

/** Where the page runs, and the wallets of late. */
export const wallets: FeatureRow = {
  name: 'wallets',
  chunk: { slices: [walletsSlice], flows: [registerReadPlatformFlow] },
}

/** Wallets that are not in the page: the directory, its search and its pictures. */
export const directory: FeatureRow = {
  name: 'directory',
  after: ['account'],
  /** The first list offers wallets that are not here, or leaves some out; who they are has to be known before. */
  wakesOn: (action, state) => {
    if (walletPicked.match(action)) return true
    if (modalExpected.match(action)) return excludesWallets(selectOptions(state))
    const view = viewShown.match(action) ? action.payload.view : undefined
    return view !== undefined && shows(view, 'connectors') && asksDirectory(selectOptions(state))
  },
  isNeededBy: view => view.shows?.includes('offeredWallets') === true,
  load: () => import('./directoryChunk'),
  loadTexts: loadFindingTexts,
  views: {
    AllWallets: {
      title: 'allWallets.title',
      shows: ['offeredWallets', 'walletLinks'],
      load: () => import('./views/AllWalletsView'),
    },
    Downloads: {
      title: 'downloads.title',
      load: () => import('./views/DownloadsView'),
    },
    GetWallet: {
      title: 'getWallet.title',
      shows: ['suggestedWallets', 'offeredWallets'],
      load: () => import('./views/GetWalletView'),
    },
  },
}
